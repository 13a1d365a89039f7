from transformers import pipeline

pipe = pipeline("zero-shot-classification", model="facebook/bart-large-mnli")
result = pipe("The staff were kind and the room was spotless.", candidate_labels=["travel", "politics", "sport"])
print(result)
