from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("classla/bert-base-german-dbmdz-uncased-geo")
model = AutoModelForSequenceClassification.from_pretrained("classla/bert-base-german-dbmdz-uncased-geo", device_map="auto")

inputs = tokenizer("Das Personal war freundlich und das Zimmer makellos.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs.logits[0].tolist())
