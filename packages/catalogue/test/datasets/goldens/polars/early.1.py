import polars as pl
from huggingface_hub import HfFileSystem, dataset_info

repo_id = dataset_info("lighthouses").id
folders = HfFileSystem().glob("datasets/" + repo_id + "@refs/convert/parquet/*/*")
assert folders, "The copy in Parquet is empty"
configs = sorted({each.split("/")[-2] for each in folders})
config = "default" if "default" in configs else configs[0]
print(config, "of", configs)
folders = [each for each in folders if each.split("/")[-2] == config]
folder = next((each for each in folders if each.endswith("train")), folders[0])
print(folder)
rows = pl.scan_parquet(f"hf://{folder}/*.parquet".replace("refs/convert/parquet", "~parquet"))
print(rows.head().collect())
