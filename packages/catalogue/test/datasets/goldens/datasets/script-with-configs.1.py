from datasets import load_dataset
from huggingface_hub import HfFileSystem

folders = HfFileSystem().glob("datasets/harbour/bells@refs/convert/parquet/large/*")
assert folders, "The copy in Parquet is empty"
# A folder called partial-train has only the first 5 GB of its split.
files = {each.split("/")[-1].removeprefix("partial-"): f"hf://{each}/*.parquet" for each in folders}
print(files)
dataset = load_dataset("parquet", data_files=files)
print(dataset)
