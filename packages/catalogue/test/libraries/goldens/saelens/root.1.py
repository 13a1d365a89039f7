from pathlib import Path

import torch
from huggingface_hub import snapshot_download
from sae_lens import SAE

folder = Path(snapshot_download("harbour/tide-sae"))
sae = SAE.load_from_disk(folder)
print(sae.cfg)

features = sae.encode(torch.randn(1, sae.cfg.d_in))
print("Active features:", (features > 0).sum().item(), "of", sae.cfg.d_sae)
