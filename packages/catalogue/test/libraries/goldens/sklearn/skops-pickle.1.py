import joblib
import numpy as np
from huggingface_hub import hf_hub_download

path = hf_hub_download(repo_id="skops-user/my-awesome-model", filename="example.pkl")
model = joblib.load(path)
# One row of zeros, as wide as the data it was trained on: put your own here.
print(model.predict(np.zeros((1, model.n_features_in_))))
