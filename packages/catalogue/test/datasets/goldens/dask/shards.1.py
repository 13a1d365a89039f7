import dask.dataframe as dd

df = dd.read_parquet("hf://datasets/harbour/tide-series/data/train-*.parquet")
print(df.head())
