import polars as pl

rows = pl.scan_csv("hf://datasets/harbour/weather/weather.csv.gz")
print(rows.head().collect())
