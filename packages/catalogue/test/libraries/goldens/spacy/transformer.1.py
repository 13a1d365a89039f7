import spacy
from huggingface_hub import snapshot_download

nlp = spacy.load(snapshot_download("harbour/en_tides_trf"))

doc = nlp("Ada Lovelace met Charles Babbage in London in 1833.")
for entity in doc.ents:
    print(entity.text, entity.label_)
