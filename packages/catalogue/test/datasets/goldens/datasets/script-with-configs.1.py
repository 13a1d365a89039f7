from datasets import load_dataset

dataset = load_dataset("harbour/bells", data_dir="large", revision="refs/convert/parquet")
print(dataset)
