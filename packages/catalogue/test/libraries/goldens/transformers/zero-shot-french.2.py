from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("BaptisteDoyen/camembert-base-xnli")
model = AutoModelForSequenceClassification.from_pretrained("BaptisteDoyen/camembert-base-xnli", device_map="auto")

text = "Le train de nuit pour Lisbonne part à neuf heures."
labels = ["voyages", "politique", "sport"]
sentences = ["Ce texte parle de {}.".format(label) for label in labels]
inputs = tokenizer([text] * len(labels), sentences, padding=True, return_tensors="pt").to(model.device)
outputs = model(**inputs)
names = model.config.label2id.items()
entailment = next((number for name, number in names if name.lower().startswith("entail")), -1)
scores = outputs.logits[:, entailment].softmax(0)
print(dict(zip(labels, scores.tolist())))
