from transformers import pipeline

pipe = pipeline("text-classification", model="microsoft/deberta-large-mnli")
result = pipe({"text": "I love you.", "text_pair": "I like you."})
print(result)
