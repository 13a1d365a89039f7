from datasets import load_dataset

dataset = load_dataset("harbour/ferry-reviews")
print(dataset)
