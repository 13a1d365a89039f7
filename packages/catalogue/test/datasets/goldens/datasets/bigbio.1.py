from datasets import load_dataset
from huggingface_hub import HfFileSystem

folders = HfFileSystem().glob("datasets/bigbio/tide_sickness@refs/convert/parquet/*/*")
assert folders, "The copy in Parquet is empty"
configs = sorted({each.split("/")[-2] for each in folders})
config = "default" if "default" in configs else configs[0]
print(config, "of", configs)
dataset = load_dataset("bigbio/tide_sickness", data_dir=config, revision="refs/convert/parquet")
print(dataset)
