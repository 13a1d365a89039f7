import pandas as pd
from huggingface_hub import HfFileSystem

paths = HfFileSystem().glob("datasets/harbour/ship-names@refs/convert/parquet/sail/*test/*.parquet")
df = pd.concat([pd.read_parquet(f"hf://{path}") for path in paths], ignore_index=True)
print(df.head())
