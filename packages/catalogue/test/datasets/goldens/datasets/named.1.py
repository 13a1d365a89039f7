from datasets import load_dataset

dataset = load_dataset("harbour/ship-names", "sail")
print(dataset)
