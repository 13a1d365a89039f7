import pandas as pd
from huggingface_hub import HfFileSystem

paths = HfFileSystem().glob("datasets/harbour/timetables/year-*.json")
df = pd.concat([pd.read_json(f"hf://{path}") for path in paths], ignore_index=True)
print(df.head())
