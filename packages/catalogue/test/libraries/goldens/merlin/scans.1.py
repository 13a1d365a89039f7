import torch
from merlin import Merlin
from merlin.data import DataLoader, download_sample_data

device = "cuda" if torch.cuda.is_available() else "cpu"
model = Merlin().eval().to(device)

scan = download_sample_data("scans")
findings = ["Kidneys: normal. Bladder: inflamed.", "Liver: enlarged, with a large cyst."]
batches = DataLoader(
    datalist=[{"image": scan, "text": text} for text in findings],
    cache_dir="scans-cache",
    batchsize=1,
    shuffle=False,
)
with torch.inference_mode():
    for batch in batches:
        picture, _, words = model(batch["image"].to(device), batch["text"])
        print(batch["text"], (picture @ words.T).item())
