import joblib
from huggingface_hub import hf_hub_download

path = hf_hub_download(repo_id="skops-user/my-awesome-model", filename="example.pkl")
model = joblib.load(path)
print(model)
