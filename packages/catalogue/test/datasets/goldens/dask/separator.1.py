import dask.dataframe as dd

df = dd.read_csv("hf://datasets/harbour/berths/berths.csv", sep=";")
print(df.head())
