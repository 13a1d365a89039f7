from datasets import load_dataset

splits = load_dataset("harbour/bells", data_dir="large", revision="refs/convert/parquet", streaming=True)
rows = next(iter(splits.values()))
for row in rows.take(3):
    print(row)
