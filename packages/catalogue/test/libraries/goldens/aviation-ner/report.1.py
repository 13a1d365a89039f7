from gliner import GLiNER

model = GLiNER.from_pretrained("Boeing/aviation-ner-sdr")

text = "During climb the left hydraulic pump lost pressure and the crew returned to the gate."
labels = [
    "Flight Phase",
    "Product",
    "Product Condition",
    "Product Location",
    "Crew Action",
]
for entity in model.predict_entities(text, labels):
    print(entity["text"], entity["label"], entity["score"])
