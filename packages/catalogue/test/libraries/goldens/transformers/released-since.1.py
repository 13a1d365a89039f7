from transformers import pipeline

pipe = pipeline("text-generation", model="harbour/deep-tide")
messages = [{"role": "user", "content": "Who are you?"}]
result = pipe(messages)
print(result)
