import dask.dataframe as dd

df = dd.read_json("hf://datasets/harbour/timetable/timetable.json", lines=False)
print(df.head())
