import fasttext
from huggingface_hub import hf_hub_download

model = fasttext.load_model(hf_hub_download(repo_id="julien-c/fasttext-language-id", filename="lid.176.bin"))
print(model.predict("The staff were kind and the room was spotless."))
