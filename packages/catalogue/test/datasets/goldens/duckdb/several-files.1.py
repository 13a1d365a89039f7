import duckdb

rows = duckdb.read_json([
    "hf://datasets/harbour/watches/en/watches.jsonl",
    "hf://datasets/harbour/watches/fr/watches.jsonl",
])
rows.limit(5).show()
