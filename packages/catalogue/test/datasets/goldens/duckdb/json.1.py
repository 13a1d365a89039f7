import duckdb

rows = duckdb.read_json("hf://datasets/harbour/timetable/timetable.json")
rows.limit(5).show()
