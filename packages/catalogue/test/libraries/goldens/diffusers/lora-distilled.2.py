import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained("krea/Krea-2-Turbo", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("ada/tide-krea-lora")

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour", num_inference_steps=8, guidance_scale=0.0).images[0]
image.save("output.png")
