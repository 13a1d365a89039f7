from datasets import load_dataset

rows = load_dataset("harbour/ship-names", "sail", split="test", streaming=True)
for row in rows.take(3):
    print(row)
