from datasets import load_dataset
from huggingface_hub import HfFileSystem

folders = HfFileSystem().glob("datasets/harbour/bells@refs/convert/parquet/*/*")
config = folders[0].split("/")[-2]
splits = load_dataset("harbour/bells", data_dir=config, revision="refs/convert/parquet", streaming=True)
rows = next(iter(splits.values()))
for row in rows.take(3):
    print(row)
