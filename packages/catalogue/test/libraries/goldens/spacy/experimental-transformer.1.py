import spacy
from huggingface_hub import snapshot_download

nlp = spacy.load(snapshot_download("harbour/de_tides_trf"))

doc = nlp("Ada Lovelace traf Charles Babbage 1833 in London.")
for token in doc:
    print(token.text, token.pos_, token.dep_)
for entity in doc.ents:
    print(entity.text, entity.label_)
