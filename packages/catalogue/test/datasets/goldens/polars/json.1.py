import polars as pl
from huggingface_hub import hf_hub_download

path = hf_hub_download(repo_id="harbour/timetable", filename="timetable.json", repo_type="dataset")
rows = pl.read_json(path).lazy()
print(rows.head().collect())
