import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained("black-forest-labs/FLUX.1-schnell", dtype=torch.bfloat16, device_map="cuda")

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour", num_inference_steps=4, guidance_scale=0.0, max_sequence_length=256).images[0]
image.save("output.png")
