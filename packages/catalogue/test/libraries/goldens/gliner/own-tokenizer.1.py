from gliner import GLiNER

model = GLiNER.from_pretrained("harbour/gliner-ports")

text = "Ada Lovelace met Charles Babbage in London in 1833."
labels = ["person", "organisation", "place", "date"]
for entity in model.predict_entities(text, labels, threshold=0.5):
    print(entity["text"], entity["label"], entity["score"])
