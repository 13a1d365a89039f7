import duckdb

rows = duckdb.read_csv("hf://datasets/harbour/buoys/buoys.tsv")
rows.limit(5).show()
