import polars as pl

rows = pl.scan_parquet("hf://datasets/harbour/ship-names@~parquet/sail/*test/*.parquet")
print(rows.head().collect())
