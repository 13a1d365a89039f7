import pandas as pd

df = pd.read_json("hf://datasets/harbour/timetable/timetable.json")
print(df.head())
