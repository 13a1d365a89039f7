import fasttext
from huggingface_hub import hf_hub_download

model = fasttext.load_model(hf_hub_download(repo_id="facebook/fasttext-language-identification", filename="model.bin"))
print(model.predict("The staff were kind and the room was spotless."))
