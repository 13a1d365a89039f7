import torch
from huggingface_hub import hf_hub_download
from safetensors.torch import load_file
from sapiens.backbones.standalone.sapiens2 import Sapiens2

weights = hf_hub_download(repo_id="facebook/sapiens2-pretrain-1b", filename="sapiens2_1b_pretrain.safetensors")
model = Sapiens2(arch="sapiens2_1b", img_size=(1024, 768), patch_size=16).eval().cuda()
model.load_state_dict(load_file(weights))

image = torch.randn(1, 3, 1024, 768).cuda()
with torch.no_grad():
    features = model(image)[0]
print(features.shape)
