from transformers import pipeline

pipe = pipeline("text-generation", model="harbour/deep-tide")
messages = [{"role": "user", "content": "Who are you?"}]
result = pipe(messages, max_new_tokens=512)
print(result)
