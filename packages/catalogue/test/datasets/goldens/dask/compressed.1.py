import dask.dataframe as dd

df = dd.read_csv("hf://datasets/harbour/weather/weather.csv.gz", blocksize=None)
print(df.head())
