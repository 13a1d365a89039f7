import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained("black-forest-labs/FLUX.1-Redux-dev", dtype=torch.bfloat16, device_map="cuda")

print(pipe)
