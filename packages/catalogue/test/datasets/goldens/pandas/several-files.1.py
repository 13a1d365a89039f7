import pandas as pd

paths = [
    "hf://datasets/harbour/watches/en/watches.jsonl",
    "hf://datasets/harbour/watches/fr/watches.jsonl",
]
df = pd.concat([pd.read_json(path, lines=True) for path in paths], ignore_index=True)
print(df.head())
