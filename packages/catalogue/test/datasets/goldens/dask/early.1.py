import dask.dataframe as dd
from huggingface_hub import HfFileSystem, dataset_info

repo_id = dataset_info("lighthouses").id
folders = HfFileSystem().glob("datasets/" + repo_id + "@refs/convert/parquet/*/*")
folder = next((each for each in folders if each.endswith("train")), folders[0])
df = dd.read_parquet(f"hf://{folder}/*.parquet")
print(df.head())
