import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained("black-forest-labs/FLUX.1-dev", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("ada/Flux_1_Dev_LoRA_Paper-Cutout")

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour").images[0]
image.save("output.png")
