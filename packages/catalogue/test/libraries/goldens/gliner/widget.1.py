from gliner import GLiNER

model = GLiNER.from_pretrained("knowledgator/modern-gliner-bi-large-v1.0")

text = "The ferry of Captain Hansen left Bergen on Monday."
labels = ["person", "organisation", "place", "date"]
for entity in model.predict_entities(text, labels, threshold=0.5):
    print(entity["text"], entity["label"], entity["score"])
