import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained("harbour/own-diffusion", dtype=torch.bfloat16, device_map="cuda", custom_pipeline="harbour/own-diffusion", trust_remote_code=True)

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour").images[0]
image.save("output.png")
