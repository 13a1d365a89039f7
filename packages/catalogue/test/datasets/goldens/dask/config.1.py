import dask.dataframe as dd

df = dd.read_csv("hf://datasets/harbour/signals/flags/test.csv")
print(df.head())
