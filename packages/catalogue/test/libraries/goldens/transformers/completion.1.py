from transformers import pipeline

pipe = pipeline("text-generation", model="openai-community/gpt2")
result = pipe("Who are you?", max_new_tokens=40)
print(result)
