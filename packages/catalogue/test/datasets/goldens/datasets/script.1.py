from datasets import load_dataset

dataset = load_dataset("harbour/bells", revision="refs/convert/parquet")
print(dataset)
