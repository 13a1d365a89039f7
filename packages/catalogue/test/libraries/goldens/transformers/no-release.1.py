from transformers import pipeline

pipe = pipeline("text-generation", model="transfo-xl/transfo-xl-wt103", dtype="auto")
result = pipe("Who are you?", max_new_tokens=40)
print(result)
