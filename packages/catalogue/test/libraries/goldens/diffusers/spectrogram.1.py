import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained("riffusion/riffusion-model-v1", dtype=torch.bfloat16, device_map="cuda")

image = pipe("A calm piano melody over soft rain").images[0]
image.save("spectrogram.png")
