import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained("Qwen/Qwen-Image", dtype=torch.bfloat16, device_map="cuda")

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour", negative_prompt=" ").images[0]
image.save("output.png")
