import duckdb

rows = duckdb.read_csv("hf://datasets/harbour/signals/flags/test.csv")
rows.limit(5).show()
