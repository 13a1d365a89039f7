from transformers import pipeline

pipe = pipeline("text-generation", model="harbour/pilot-7b-chat")
messages = [{"role": "user", "content": "Who are you?"}]
result = pipe(messages)
print(result)
