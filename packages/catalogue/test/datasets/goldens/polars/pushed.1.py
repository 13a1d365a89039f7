import polars as pl

rows = pl.scan_parquet("hf://datasets/harbour/ferry-reviews/data/train-*.parquet")
print(rows.head().collect())
