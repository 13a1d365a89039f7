import duckdb

rows = duckdb.read_json("hf://datasets/harbour/timetables/year-*.json")
rows.limit(5).show()
