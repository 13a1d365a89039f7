from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("TransQuest/monotransquest-da-en_zh-wiki")
model = AutoModelForSequenceClassification.from_pretrained("TransQuest/monotransquest-da-en_zh-wiki", device_map="auto")

text = "The library opens at nine in the morning."
translation = "La bibliothèque ouvre à neuf heures du matin."
inputs = tokenizer(text, translation, return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs.logits.item())
