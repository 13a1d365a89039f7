from datasets import load_dataset
from huggingface_hub import HfFileSystem

folders = HfFileSystem().glob("datasets/harbour/bells@refs/convert/parquet/*/*")
config = folders[0].split("/")[-2]
dataset = load_dataset("harbour/bells", data_dir=config, revision="refs/convert/parquet")
print(dataset)
