import spacy
from huggingface_hub import snapshot_download

nlp = spacy.load(snapshot_download("PlanTL-GOB-ES/es_anonimization_core_lg"))

doc = nlp("Ada Lovelace conoció a Charles Babbage en Londres en 1833.")
for token in doc:
    print(token.text, token.pos_, token.dep_)
for entity in doc.ents:
    print(entity.text, entity.label_)
