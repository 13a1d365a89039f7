from transformers import pipeline

pipe = pipeline("text-generation", model="unsloth/Llama-3.1-8B-Instruct")
messages = [{"role": "user", "content": "Who are you?"}]
result = pipe(messages)
print(result)
