import webdataset as wds
from huggingface_hub import HfFileSystem

shards = [f"hf://{path}" for path in HfFileSystem().glob("datasets/harbour/sail-photos/**/*.tar")]
dataset = wds.WebDataset(shards, shardshuffle=False).decode()
for sample in dataset:
    print(sample["__key__"], sorted(sample))
    break
