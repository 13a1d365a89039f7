import torch
from merlin import Merlin
from merlin.data import DataLoader, download_sample_data

device = "cuda" if torch.cuda.is_available() else "cpu"
model = Merlin(ImageEmbedding=True).eval().to(device)

scan = download_sample_data("scans")
batches = DataLoader(datalist=[{"image": scan}], cache_dir="scans-cache", batchsize=1)
with torch.inference_mode():
    for batch in batches:
        print(model(batch["image"].to(device))[0].shape)
