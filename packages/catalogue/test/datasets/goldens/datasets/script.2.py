from datasets import load_dataset

rows = load_dataset("harbour/bells", split="train", revision="refs/convert/parquet", streaming=True)
for row in rows.take(3):
    print(row)
