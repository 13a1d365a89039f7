from pathlib import Path

import spacy
from huggingface_hub import snapshot_download

folder = Path(snapshot_download("huspacy/hu_core_news_trf"))
# Components of its own, which are registered when their modules are imported.
for module in ["edit_tree_lemmatizer", "lemma_postprocessing", "lookup_lemmatizer"]:
    spacy.util.import_file(module, folder / f"{module}.py")
nlp = spacy.load(folder)

doc = nlp("Ada Lovelace Londonban élt.")
for token in doc:
    print(token.text, token.pos_, token.dep_)
for entity in doc.ents:
    print(entity.text, entity.label_)
