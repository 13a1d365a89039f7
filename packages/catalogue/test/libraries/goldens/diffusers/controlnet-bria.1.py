import torch
from diffusers import ControlNetModel, StableDiffusionXLControlNetPipeline
from diffusers.utils import load_image

controlnet = ControlNetModel.from_pretrained("briaai/BRIA-2.3-ControlNet-Canny", dtype=torch.bfloat16, device_map="cuda")
pipe = StableDiffusionXLControlNetPipeline.from_pretrained(
    "briaai/BRIA-2.3", controlnet=controlnet, dtype=torch.bfloat16, device_map="cuda"
)

control = load_image("control.png")
picture = pipe("A lighthouse on a cliff at dawn, soft light, watercolour", image=control).images[0]
picture.save("output.png")
