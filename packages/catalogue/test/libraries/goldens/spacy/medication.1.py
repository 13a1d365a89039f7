import spacy
from huggingface_hub import snapshot_download

nlp = spacy.load(snapshot_download("kormilitzin/en_core_med7_lg"))

doc = nlp("Take aspirin 75 mg tablets by mouth once daily for 5 days.")
for entity in doc.ents:
    print(entity.text, entity.label_)
