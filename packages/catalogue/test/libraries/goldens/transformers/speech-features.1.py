from transformers import pipeline

pipe = pipeline("feature-extraction", model="facebook/wav2vec2-base")
result = pipe("The lighthouse keeper wrote down the weather every evening.")
print(result)
