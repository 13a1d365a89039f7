import polars as pl

rows = pl.scan_parquet("hf://datasets/harbour/tide-series/data/train-*.parquet")
print(rows.head().collect())
