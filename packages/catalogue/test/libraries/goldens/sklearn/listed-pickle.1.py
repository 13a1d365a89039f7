import joblib
from huggingface_hub import hf_hub_download

path = hf_hub_download(repo_id="bolewara/books-price-predictor", filename="model.pkl")
model = joblib.load(path)
print(model)
