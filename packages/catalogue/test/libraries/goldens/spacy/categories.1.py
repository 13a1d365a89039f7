import spacy
from huggingface_hub import snapshot_download

nlp = spacy.load(snapshot_download("harbour/en_moods"))

doc = nlp("The staff were kind and the room was spotless.")
print(doc.cats)
