import torch
from diffusers import SD3ControlNetModel, StableDiffusion3ControlNetInpaintingPipeline
from diffusers.utils import load_image

controlnet = SD3ControlNetModel.from_pretrained("alimama-creative/SD3-Controlnet-Inpainting", dtype=torch.bfloat16, device_map="cuda", extra_conditioning_channels=1)
pipe = StableDiffusion3ControlNetInpaintingPipeline.from_pretrained(
    "stabilityai/stable-diffusion-3-medium-diffusers", controlnet=controlnet, dtype=torch.bfloat16, device_map="cuda"
)

control = load_image("https://huggingface.co/datasets/diffusers/diffusers-images-docs/resolve/main/cup.png").resize((1024, 1024))
mask = load_image("https://huggingface.co/datasets/diffusers/diffusers-images-docs/resolve/main/cup_mask.png").resize((1024, 1024))
picture = pipe(
    "A white paper cup with a red heart",
    control_image=control, control_mask=mask,
    controlnet_conditioning_scale=0.95,
    guidance_scale=7,
    height=1024,
    width=1024,
).images[0]
picture.save("output.png")
