import duckdb
from huggingface_hub import hf_hub_download

path = hf_hub_download(repo_id="lighthouses", filename="train.csv", repo_type="dataset")
rows = duckdb.read_csv(path)
rows.limit(5).show()
