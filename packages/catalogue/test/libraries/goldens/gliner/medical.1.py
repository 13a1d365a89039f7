from gliner import GLiNER

model = GLiNER.from_pretrained("OpenMed/OpenMed-ZeroShot-NER-Disease-Multi-209M")

text = "The patient complained of pain in the left kidney."
labels = ["organ", "tissue", "disease"]
for entity in model.predict_entities(text, labels, threshold=0.5):
    print(entity["text"], entity["label"], entity["score"])
