from transformers import pipeline

pipe = pipeline("feature-extraction", model="openai/whisper-base")
result = pipe("The lighthouse keeper wrote down the weather every evening.")
print(result)
