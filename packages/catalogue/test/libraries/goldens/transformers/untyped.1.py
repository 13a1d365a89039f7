from transformers import BertTokenizer, BertForSequenceClassification

tokenizer = BertTokenizer.from_pretrained("yiyanghkust/finbert-tone")
model = BertForSequenceClassification.from_pretrained("yiyanghkust/finbert-tone", device_map="auto")

inputs = tokenizer("The staff were kind and the room was spotless.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(model.config.id2label[outputs.logits.argmax(-1).item()])
