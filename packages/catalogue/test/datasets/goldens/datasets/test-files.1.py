from datasets import load_dataset

dataset = load_dataset("harbour/exams")
print(dataset)
