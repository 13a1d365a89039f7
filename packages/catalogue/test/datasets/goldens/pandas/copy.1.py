import pandas as pd
from huggingface_hub import HfFileSystem

folders = HfFileSystem().glob("datasets/harbour/tide-heights@refs/convert/parquet/*/*")
assert folders, "The copy in Parquet is empty"
configs = sorted({each.split("/")[-2] for each in folders})
config = "default" if "default" in configs else configs[0]
print(config, "of", configs)
folders = [each for each in folders if each.split("/")[-2] == config]
folder = next((each for each in folders if each.endswith("train")), folders[0])
print(folder)
path = min(HfFileSystem().glob(f"{folder}/*.parquet"))
df = pd.read_parquet(f"hf://{path}")
print(df.head())
