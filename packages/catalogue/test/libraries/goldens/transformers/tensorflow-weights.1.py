from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("harbour/tf-only")
model = AutoModelForSequenceClassification.from_pretrained("harbour/tf-only", from_tf=True)

inputs = tokenizer("The staff were kind and the room was spotless.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(model.config.id2label[outputs.logits.argmax(-1).item()])
