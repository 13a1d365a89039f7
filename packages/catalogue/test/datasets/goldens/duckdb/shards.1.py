import duckdb

rows = duckdb.read_parquet("hf://datasets/harbour/tide-series/data/train-*.parquet")
rows.limit(5).show()
