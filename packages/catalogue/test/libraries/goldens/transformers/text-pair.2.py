from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("microsoft/deberta-large-mnli")
model = AutoModelForSequenceClassification.from_pretrained("microsoft/deberta-large-mnli", device_map="auto")

inputs = tokenizer("I love you.", "I like you.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(model.config.id2label[outputs.logits.argmax(-1).item()])
