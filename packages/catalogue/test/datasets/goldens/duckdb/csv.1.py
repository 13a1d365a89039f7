import duckdb

rows = duckdb.read_csv("hf://datasets/harbour/lighthouses/lighthouses.csv")
rows.limit(5).show()
