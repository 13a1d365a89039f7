import spacy
from huggingface_hub import snapshot_download

nlp = spacy.load(snapshot_download("explosion/healthsea.v2"))

doc = nlp("The ferry to the island leaves every morning at nine.")
for token in doc:
    print(token.text, token.pos_, token.dep_)
for entity in doc.ents:
    print(entity.text, entity.label_)
