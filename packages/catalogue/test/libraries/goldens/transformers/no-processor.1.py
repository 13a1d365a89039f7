from transformers import pipeline

pipe = pipeline("feature-extraction", model="facebook/encodec_24khz")
result = pipe("The lighthouse keeper wrote down the weather every evening.")
print(result)
