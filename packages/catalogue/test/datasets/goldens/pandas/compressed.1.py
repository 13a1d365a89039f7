import pandas as pd

df = pd.read_csv("hf://datasets/harbour/weather/weather.csv.gz")
print(df.head())
