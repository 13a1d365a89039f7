from gliner import GLiNER

model = GLiNER.from_pretrained("OpenMed/OpenMed-ZeroShot-NER-Disease-Multi-209M")

text = "The patient was treated for pneumonia and has a history of asthma."
labels = ["DISEASE"]
for entity in model.predict_entities(text, labels, threshold=0.5):
    print(entity["text"], entity["label"], entity["score"])
