import fasttext
from huggingface_hub import hf_hub_download, list_repo_files

files = list_repo_files("cis-lmu/glotlid")
file = next(name for name in files if name.endswith(".bin"))
model = fasttext.load_model(hf_hub_download(repo_id="cis-lmu/glotlid", filename=file))
print(model.predict("The staff were kind and the room was spotless."))
