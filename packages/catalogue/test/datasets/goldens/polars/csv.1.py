import polars as pl

rows = pl.scan_csv("hf://datasets/harbour/lighthouses/lighthouses.csv")
print(rows.head().collect())
