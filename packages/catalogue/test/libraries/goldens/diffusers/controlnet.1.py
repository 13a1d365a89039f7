import torch
from diffusers import ControlNetModel, StableDiffusionControlNetPipeline
from diffusers.utils import load_image

controlnet = ControlNetModel.from_pretrained("lllyasviel/control_v11p_sd15_canny", dtype=torch.bfloat16, device_map="cuda")
pipe = StableDiffusionControlNetPipeline.from_pretrained(
    "stable-diffusion-v1-5/stable-diffusion-v1-5", controlnet=controlnet, dtype=torch.bfloat16, device_map="cuda"
)

control = load_image("control.png")
picture = pipe("A lighthouse on a cliff at dawn, soft light, watercolour", image=control).images[0]
picture.save("output.png")
