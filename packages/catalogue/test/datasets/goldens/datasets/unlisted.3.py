from datasets import load_dataset
from huggingface_hub import HfFileSystem

folders = HfFileSystem().glob("datasets/harbour/tide-heights@refs/convert/parquet/*/*")
assert folders, "The copy in Parquet is empty"
configs = sorted({each.split("/")[-2] for each in folders})
config = "default" if "default" in configs else configs[0]
print(config, "of", configs)
folders = [each for each in folders if each.split("/")[-2] == config]
# A folder called partial-train has only the first 5 GB of its split.
files = {each.split("/")[-1].removeprefix("partial-"): f"hf://{each}/*.parquet" for each in folders}
print(files)
dataset = load_dataset("parquet", data_files=files)
print(dataset)
