from transformers import pipeline

pipe = pipeline("text-generation", model="transfo-xl/transfo-xl-wt103")
result = pipe("Who are you?", max_new_tokens=40)
print(result)
