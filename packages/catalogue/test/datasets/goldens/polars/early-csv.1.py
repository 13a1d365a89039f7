import polars as pl
from huggingface_hub import hf_hub_download

path = hf_hub_download(repo_id="lighthouses", filename="train.csv", repo_type="dataset")
rows = pl.scan_csv(path)
print(rows.head().collect())
