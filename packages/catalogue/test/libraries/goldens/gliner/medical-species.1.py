from gliner import GLiNER

model = GLiNER.from_pretrained("OpenMed/OpenMed-ZeroShot-NER-Organism-XLarge-770M")

text = "Escherichia coli was found in the gut of Danio rerio."
labels = ["SPECIES"]
for entity in model.predict_entities(text, labels, threshold=0.5):
    print(entity["text"], entity["label"], entity["score"])
