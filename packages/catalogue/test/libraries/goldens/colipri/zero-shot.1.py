import torch
from colipri import (
    ZeroShotImageClassificationPipeline,
    get_model,
    get_processor,
    load_sample_ct,
)
from huggingface_hub import hf_hub_download

device = "cuda" if torch.cuda.is_available() else "cpu"
model = get_model(hf_hub_download(repo_id="microsoft/colipri", filename="model.safetensors")).to(device)
pipeline = ZeroShotImageClassificationPipeline(model, get_processor())

scan = load_sample_ct()
for result in pipeline(scan, ["The lungs are clear", "There is a nodule in the lung"]):
    print(result["label"], result["score"])
