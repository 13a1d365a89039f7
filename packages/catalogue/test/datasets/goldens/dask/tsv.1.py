import dask.dataframe as dd

df = dd.read_csv("hf://datasets/harbour/buoys/buoys.tsv", sep="\t")
print(df.head())
