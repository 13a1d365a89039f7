import webdataset as wds
from huggingface_hub import HfFileSystem, hf_hub_url

fs = HfFileSystem()
files = [fs.resolve_path(path) for path in fs.glob("datasets/harbour/sail-photos/**/*.tar.gz")]
shards = [
    hf_hub_url(file.repo_id, file.path_in_repo, repo_type="dataset", revision=file.revision)
    for file in files
]
dataset = wds.WebDataset(shards, shardshuffle=False).decode()
for sample in dataset:
    print(sample["__key__"], sorted(sample))
    break
