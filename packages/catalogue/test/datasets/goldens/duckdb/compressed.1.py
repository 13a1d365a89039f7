import duckdb

rows = duckdb.read_csv("hf://datasets/harbour/weather/weather.csv.gz")
rows.limit(5).show()
