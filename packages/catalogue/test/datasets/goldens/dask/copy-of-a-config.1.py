import dask.dataframe as dd

df = dd.read_parquet("hf://datasets/harbour/ship-names@refs/convert/parquet/sail/*test/*.parquet")
print(df.head())
