import torch
from sae_lens import SAE

sae = SAE.from_pretrained(release="jbloom/GPT2-Small-SAEs-Reformatted", sae_id="blocks.0.hook_resid_pre")
print(sae.cfg)

features = sae.encode(torch.randn(1, sae.cfg.d_in))
print("Active features:", (features > 0).sum().item(), "of", sae.cfg.d_sae)
