import pandas as pd

df = pd.read_json("hf://datasets/harbour/logbook/train.jsonl", lines=True)
print(df.head())
