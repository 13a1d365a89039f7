from transformers import pipeline

pipe = pipeline("feature-extraction", model="nomic-ai/nomic-embed-text-v1.5", trust_remote_code=True)
result = pipe("The lighthouse keeper wrote down the weather every evening.")
print(result)
