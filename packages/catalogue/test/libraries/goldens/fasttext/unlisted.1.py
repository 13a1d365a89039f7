import fasttext
from huggingface_hub import hf_hub_download, list_repo_files

files = list_repo_files("ada/fasttext-web-quality")
file = next(name for name in files if name.endswith(".bin"))
model = fasttext.load_model(hf_hub_download(repo_id="ada/fasttext-web-quality", filename=file))
print(model.predict("The staff were kind and the room was spotless."))
