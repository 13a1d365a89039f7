import pandas as pd
from huggingface_hub import hf_hub_download

path = hf_hub_download(repo_id="lighthouses", filename="train.csv", repo_type="dataset")
df = pd.read_csv(path)
print(df.head())
