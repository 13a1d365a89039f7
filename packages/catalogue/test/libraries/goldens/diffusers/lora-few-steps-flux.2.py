import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained("black-forest-labs/FLUX.1-dev", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("alimama-creative/FLUX.1-Turbo-Alpha")

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour", num_inference_steps=8, guidance_scale=3.5).images[0]
image.save("output.png")
