import dask.dataframe as dd

df = dd.read_parquet("hf://datasets/harbour/ferry-reviews/data/train-*.parquet")
print(df.head())
