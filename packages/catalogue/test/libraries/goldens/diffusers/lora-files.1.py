import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained("stable-diffusion-v1-5/stable-diffusion-v1-5", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("ada/harbour-style", weight_name="harbour-1000.safetensors")

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour").images[0]
image.save("output.png")
