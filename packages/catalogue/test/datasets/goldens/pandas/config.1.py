import pandas as pd

df = pd.read_csv("hf://datasets/harbour/signals/flags/test.csv")
print(df.head())
