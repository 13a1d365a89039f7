import dask.dataframe as dd

df = dd.read_json("hf://datasets/harbour/logbook/train.jsonl", lines=True)
print(df.head())
