import polars as pl

rows = pl.scan_ndjson("hf://datasets/harbour/logbook/train.jsonl")
print(rows.head().collect())
