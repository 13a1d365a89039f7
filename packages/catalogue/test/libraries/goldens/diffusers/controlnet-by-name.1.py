import torch
from diffusers import ControlNetUnionModel, StableDiffusionXLControlNetUnionPipeline
from diffusers.utils import load_image

controlnet = ControlNetUnionModel.from_pretrained("xinsir/controlnet-union-sdxl-1.0", dtype=torch.bfloat16, device_map="cuda")
pipe = StableDiffusionXLControlNetUnionPipeline.from_pretrained(
    "stabilityai/stable-diffusion-xl-base-1.0", controlnet=controlnet, dtype=torch.bfloat16, device_map="cuda"
)

control = load_image("control.png")
picture = pipe("A lighthouse on a cliff at dawn, soft light, watercolour", control_image=[control], control_mode=[3]).images[0]
picture.save("output.png")
