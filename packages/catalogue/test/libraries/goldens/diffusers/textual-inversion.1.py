import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained("stable-diffusion-v1-5/stable-diffusion-v1-5", dtype=torch.bfloat16, device_map="cuda")
pipe.load_textual_inversion("sd-concepts-library/cat-toy")

image = pipe("A picture of <cat-toy>").images[0]
image.save("output.png")
