from transformers import pipeline

pipe = pipeline("fill-mask", model="google-bert/bert-base-uncased")
result = pipe("The harbour is busiest at the break of [MASK].")
print(result)
