from transformers import pipeline

pipe = pipeline("feature-extraction", model="openai/clip-vit-base-patch32")
result = pipe("The lighthouse keeper wrote down the weather every evening.")
print(result)
