from transformers import pipeline

pipe = pipeline("feature-extraction", model="google/byt5-small")
result = pipe("The lighthouse keeper wrote down the weather every evening.")
print(result)
