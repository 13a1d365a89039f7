from datasets import load_dataset

dataset = load_dataset("harbour/tide-heights")
print(dataset)
