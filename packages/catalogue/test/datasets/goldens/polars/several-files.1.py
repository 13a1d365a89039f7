import polars as pl

rows = pl.scan_ndjson([
    "hf://datasets/harbour/watches/en/watches.jsonl",
    "hf://datasets/harbour/watches/fr/watches.jsonl",
])
print(rows.head().collect())
