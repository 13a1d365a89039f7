from datasets import load_dataset

rows = load_dataset("harbour/exams", split="test", streaming=True)
for row in rows.take(3):
    print(row)
