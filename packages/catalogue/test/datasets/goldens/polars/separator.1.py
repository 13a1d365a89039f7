import polars as pl

rows = pl.scan_csv("hf://datasets/harbour/berths/berths.csv", separator=";")
print(rows.head().collect())
