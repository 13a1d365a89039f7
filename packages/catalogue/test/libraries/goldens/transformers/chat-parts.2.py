from transformers import pipeline

pipe = pipeline("text-generation", model="meta-llama/Llama-Guard-3-1B")
messages = [{"role": "user", "content": [{"type": "text", "text": "Who are you?"}]}]
result = pipe(messages)
print(result)
