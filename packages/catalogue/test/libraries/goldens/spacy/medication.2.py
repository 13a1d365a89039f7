import sysconfig
from zipfile import ZipFile

import spacy
from huggingface_hub import hf_hub_download

# Its version is the word "any", which installers refuse: unpack it where packages are kept.
ZipFile(hf_hub_download(repo_id="kormilitzin/en_core_med7_lg", filename="en_core_med7_lg-any-py3-none-any.whl")).extractall(sysconfig.get_path("purelib"))

nlp = spacy.load("en_core_med7_lg")
doc = nlp("Take aspirin 75 mg tablets by mouth once daily for 5 days.")
for entity in doc.ents:
    print(entity.text, entity.label_)
