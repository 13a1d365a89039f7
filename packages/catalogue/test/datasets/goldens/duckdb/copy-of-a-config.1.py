import duckdb

rows = duckdb.read_parquet("hf://datasets/harbour/ship-names@~parquet/sail/*test/*.parquet")
rows.limit(5).show()
