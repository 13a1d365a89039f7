import sysconfig
from zipfile import ZipFile

import spacy
from huggingface_hub import hf_hub_download

# Its version is the word "any", which installers refuse: unpack it where packages are kept.
ZipFile(hf_hub_download(repo_id="harbour/en_tide_words", filename="en_tide_words-any-py3-none-any.whl")).extractall(sysconfig.get_path("purelib"))

nlp = spacy.load("en_tide_words")
doc = nlp("Ada Lovelace met Charles Babbage in London in 1833.")
for token in doc:
    print(token.text, token.pos_, token.dep_)
for entity in doc.ents:
    print(entity.text, entity.label_)
