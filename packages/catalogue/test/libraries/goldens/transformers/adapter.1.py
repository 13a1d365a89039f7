from transformers import pipeline

pipe = pipeline("text-generation", model="harbour/llama-lora", tokenizer="meta-llama/Llama-3.2-1B")
result = pipe("Who are you?", max_new_tokens=40)
print(result)
