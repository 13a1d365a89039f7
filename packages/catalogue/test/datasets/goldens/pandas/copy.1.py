import pandas as pd
from huggingface_hub import HfFileSystem

folders = HfFileSystem().glob("datasets/harbour/tide-heights@refs/convert/parquet/*/*")
folder = next((each for each in folders if each.endswith("train")), folders[0])
df = pd.read_parquet(f"hf://{folder}")
print(df.head())
