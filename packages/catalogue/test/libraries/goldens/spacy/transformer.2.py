import sysconfig
from zipfile import ZipFile

import spacy
from huggingface_hub import hf_hub_download

# Its version is the word "any", which installers refuse: unpack it where packages are kept.
ZipFile(hf_hub_download(repo_id="harbour/en_tides_trf", filename="en_tides_trf-any-py3-none-any.whl")).extractall(sysconfig.get_path("purelib"))

nlp = spacy.load("en_tides_trf")
doc = nlp("Ada Lovelace met Charles Babbage in London in 1833.")
for entity in doc.ents:
    print(entity.text, entity.label_)
