import torch
from diffusers import FluxControlNetModel, FluxControlNetPipeline
from diffusers.utils import load_image

controlnet = FluxControlNetModel.from_pretrained("XLabs-AI/flux-controlnet-depth-diffusers", dtype=torch.bfloat16, device_map="cuda")
pipe = FluxControlNetPipeline.from_pretrained(
    "black-forest-labs/FLUX.1-dev", controlnet=controlnet, dtype=torch.bfloat16, device_map="cuda"
)

control = load_image("control.png")
picture = pipe("A lighthouse on a cliff at dawn, soft light, watercolour", control_image=control).images[0]
picture.save("output.png")
