import pandas as pd

df = pd.read_csv("hf://datasets/harbour/lighthouses/lighthouses.csv")
print(df.head())
