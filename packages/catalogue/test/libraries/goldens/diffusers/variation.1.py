import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

pipe = DiffusionPipeline.from_pretrained("lambdalabs/sd-image-variations-diffusers", dtype=torch.bfloat16, device_map="cuda")

image = pipe(load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"), guidance_scale=3).images[0]
image.save("output.png")
