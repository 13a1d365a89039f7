import duckdb

duckdb.sql("CREATE SECRET (TYPE huggingface, PROVIDER credential_chain)")
rows = duckdb.read_parquet("hf://datasets/harbour/tide-series/data/train-*.parquet")
rows.limit(5).show()
