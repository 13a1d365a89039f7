import spacy
from huggingface_hub import snapshot_download

nlp = spacy.load(snapshot_download("harbour/nl_lemmas"))

doc = nlp("Ada Lovelace ontmoette Charles Babbage in 1833 in Londen.")
for token in doc:
    print(token.text, token.pos_, token.dep_)
for entity in doc.ents:
    print(entity.text, entity.label_)
