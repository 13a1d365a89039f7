from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("textattack/bert-base-uncased-STS-B")
model = AutoModelForSequenceClassification.from_pretrained("textattack/bert-base-uncased-STS-B", device_map="auto")

inputs = tokenizer("The ferry leaves at half past nine.", "Boats to the island depart in the morning.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs.logits[0, 0].item())
