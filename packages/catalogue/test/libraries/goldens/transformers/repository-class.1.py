from transformers import pipeline

pipe = pipeline("text-generation", model="harbour/own-code", trust_remote_code=True)
result = pipe("Who are you?", max_new_tokens=40)
print(result)
