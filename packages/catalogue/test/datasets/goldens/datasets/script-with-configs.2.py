from datasets import load_dataset

splits = load_dataset("harbour/bells", data_dir="large", revision="refs/convert/parquet", streaming=True)
rows = splits["train"] if "train" in splits else next(iter(splits.values()))
for row in rows.take(3):
    print(row)
