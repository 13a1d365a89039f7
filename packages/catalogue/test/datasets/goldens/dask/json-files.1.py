import dask.dataframe as dd

df = dd.read_json("hf://datasets/harbour/timetables/year-*.json", lines=False)
print(df.head())
