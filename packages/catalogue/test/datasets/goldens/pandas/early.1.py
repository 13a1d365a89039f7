import pandas as pd
from huggingface_hub import HfFileSystem, dataset_info

repo_id = dataset_info("lighthouses").id
folders = HfFileSystem().glob("datasets/" + repo_id + "@refs/convert/parquet/*/*")
folder = next((each for each in folders if each.endswith("train")), folders[0])
df = pd.read_parquet(f"hf://{folder}")
print(df.head())
