from transformers import pipeline

pipe = pipeline("text-generation", model="harbour/tide-3b-instruct-bnb-4bit", device_map="auto")
messages = [{"role": "user", "content": "Who are you?"}]
result = pipe(messages)
print(result)
