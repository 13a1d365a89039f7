import dask.dataframe as dd

df = dd.read_json([
    "hf://datasets/harbour/watches/en/watches.jsonl",
    "hf://datasets/harbour/watches/fr/watches.jsonl",
], lines=True)
print(df.head())
