import torch
from sae_lens import SAE

sae = SAE.from_pretrained(release="gemma-scope-2-4b-pt-res", sae_id="layer_17_width_16k_l0_medium")
print(sae.cfg)

features = sae.encode(torch.randn(1, sae.cfg.d_in))
print("Active features:", (features > 0).sum().item(), "of", sae.cfg.d_sae)
