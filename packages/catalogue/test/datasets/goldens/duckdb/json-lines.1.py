import duckdb

rows = duckdb.read_json("hf://datasets/harbour/logbook/train.jsonl")
rows.limit(5).show()
