from transformers import pipeline

pipe = pipeline("text-generation", model="unsloth/gemma-3-4b-it")
messages = [{"role": "user", "content": "Who are you?"}]
result = pipe(messages)
print(result)
