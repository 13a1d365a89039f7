import dask.dataframe as dd

df = dd.read_csv("hf://datasets/harbour/lighthouses/lighthouses.csv")
print(df.head())
