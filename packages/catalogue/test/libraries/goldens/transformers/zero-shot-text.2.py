from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("facebook/bart-large-mnli")
model = AutoModelForSequenceClassification.from_pretrained("facebook/bart-large-mnli", device_map="auto")

text = "The staff were kind and the room was spotless."
labels = ["travel", "politics", "sport"]
sentences = [f"This example is {label}." for label in labels]
inputs = tokenizer([text] * len(labels), sentences, padding=True, return_tensors="pt").to(model.device)
outputs = model(**inputs)
names = model.config.label2id.items()
entailment = next((number for name, number in names if name.lower().startswith("entail")), -1)
scores = outputs.logits[:, entailment].softmax(0)
print(dict(zip(labels, scores.tolist())))
