import joblib
import pandas as pd
from huggingface_hub import hf_hub_download

path = hf_hub_download(repo_id="julien-c/wine-quality", filename="sklearn_model.joblib")
model = joblib.load(path)
rows = pd.DataFrame({"fixed_acidity": [7.4, 7.8], "alcohol": [9.4, 9.8]})
print(model.predict(rows))
