from datasets import load_dataset

dataset = load_dataset("harbour/signals", "flags")
print(dataset)
