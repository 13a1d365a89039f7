import spacy
from huggingface_hub import snapshot_download

nlp = spacy.load(snapshot_download("harbour/hu_tides_trf"))

doc = nlp("Ada Lovelace Londonban élt.")
for token in doc:
    print(token.text, token.pos_, token.dep_)
for entity in doc.ents:
    print(entity.text, entity.label_)
