import fasttext
from huggingface_hub import hf_hub_download

model = fasttext.load_model(hf_hub_download(repo_id="ada/debate2vec", filename="model.bin"))
print(model.get_word_vector("harbour"))
print(model.get_nearest_neighbors("harbour", k=5))
