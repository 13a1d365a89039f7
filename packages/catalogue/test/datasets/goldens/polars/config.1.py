import polars as pl

rows = pl.scan_csv("hf://datasets/harbour/signals/flags/test.csv")
print(rows.head().collect())
