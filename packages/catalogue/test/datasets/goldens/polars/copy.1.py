import polars as pl

rows = pl.scan_parquet("hf://datasets/harbour/tide-heights@~parquet/*/*train/*.parquet")
print(rows.head().collect())
