import pandas as pd
from huggingface_hub import HfFileSystem

paths = HfFileSystem().glob("datasets/harbour/tide-heights@refs/convert/parquet/*/*train/*.parquet")
df = pd.concat([pd.read_parquet(f"hf://{path}") for path in paths], ignore_index=True)
print(df.head())
