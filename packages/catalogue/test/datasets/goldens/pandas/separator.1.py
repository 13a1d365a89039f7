import pandas as pd

df = pd.read_csv("hf://datasets/harbour/berths/berths.csv", sep=";")
print(df.head())
