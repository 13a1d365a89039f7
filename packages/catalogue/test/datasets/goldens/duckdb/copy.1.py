import duckdb

rows = duckdb.read_parquet("hf://datasets/harbour/tide-heights@~parquet/*/*train/*.parquet")
rows.limit(5).show()
