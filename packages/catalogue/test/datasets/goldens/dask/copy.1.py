import dask.dataframe as dd

df = dd.read_parquet("hf://datasets/harbour/tide-heights@refs/convert/parquet/*/*train/*.parquet")
print(df.head())
