import torch
from huggingface_hub import hf_hub_download
from kronos import create_model_from_pretrained

device = "cuda" if torch.cuda.is_available() else "cpu"
model, precision, _ = create_model_from_pretrained(
    checkpoint_path=hf_hub_download(repo_id="MahmoodLab/kronos", filename="kronos_vits16_model.pt"),
    cfg_path=hf_hub_download(repo_id="MahmoodLab/kronos", filename="config.json"),
)
model.to(device, dtype=precision)

# Noise stands in for ten channels, normalised as marker_metadata.csv says.
batch = torch.randn(2, 10, 224, 224, device=device, dtype=precision)
marker_ids = [torch.arange(10, device=device) for _ in batch]
with torch.no_grad():
    patches, markers, tokens = model(batch, marker_ids=marker_ids)
print(patches.shape, markers.shape, tokens.shape)
