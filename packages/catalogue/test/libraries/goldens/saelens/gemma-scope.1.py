import torch
from sae_lens import SAE

sae = SAE.from_pretrained(release="gemma-scope-2b-pt-res", sae_id="layer_20/width_16k/average_l0_71")
print(sae.cfg)

features = sae.encode(torch.randn(1, sae.cfg.d_in))
print("Active features:", (features > 0).sum().item(), "of", sae.cfg.d_sae)
