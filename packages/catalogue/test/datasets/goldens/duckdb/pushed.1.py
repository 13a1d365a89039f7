import duckdb

rows = duckdb.read_parquet("hf://datasets/harbour/ferry-reviews/data/train-*.parquet")
rows.limit(5).show()
