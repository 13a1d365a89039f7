import polars as pl

rows = pl.scan_csv("hf://datasets/harbour/buoys/buoys.tsv", separator="\t")
print(rows.head().collect())
