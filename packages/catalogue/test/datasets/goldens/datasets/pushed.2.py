from datasets import load_dataset

rows = load_dataset("harbour/ferry-reviews", split="train", streaming=True)
for row in rows.take(3):
    print(row)
