import spacy
from huggingface_hub import snapshot_download

nlp = spacy.load(snapshot_download("spacy/en_core_web_trf"))

doc = nlp("Ada Lovelace met Charles Babbage in London in 1833.")
for token in doc:
    print(token.text, token.pos_, token.dep_)
for entity in doc.ents:
    print(entity.text, entity.label_)
