import pandas as pd

df = pd.read_csv("hf://datasets/harbour/buoys/buoys.tsv", sep="\t")
print(df.head())
