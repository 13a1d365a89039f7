from pathlib import Path

import spacy
from huggingface_hub import snapshot_download

folder = Path(snapshot_download("harbour/en_tide_words"))
# Components of its own, which are registered when their modules are imported.
for module in ["tide_words"]:
    spacy.util.import_file(module, folder / f"{module}.py")
nlp = spacy.load(folder)

doc = nlp("Ada Lovelace met Charles Babbage in London in 1833.")
for token in doc:
    print(token.text, token.pos_, token.dep_)
for entity in doc.ents:
    print(entity.text, entity.label_)
