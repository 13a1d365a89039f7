from transformers import pipeline

pipe = pipeline("text-generation", model="harbour/llama-lora")
result = pipe("Who are you?", max_new_tokens=40)
print(result)
