import fasttext
from huggingface_hub import hf_hub_download

model = fasttext.load_model(hf_hub_download(repo_id="julien-c/fasttext-language-id", filename="lid.176.bin"))
print(model.labels[:10], model.words[:10])
print(model.get_sentence_vector("The ferry to the island leaves every morning at nine."))
