import torch
from diffusers import AutoPipelineForInpainting
from diffusers.utils import load_image

pipe = AutoPipelineForInpainting.from_pretrained("stable-diffusion-v1-5/stable-diffusion-inpainting", dtype=torch.bfloat16, device_map="cuda")

image = load_image("https://huggingface.co/datasets/diffusers/diffusers-images-docs/resolve/main/cup.png").resize((512, 512))
mask = load_image("https://huggingface.co/datasets/diffusers/diffusers-images-docs/resolve/main/cup_mask.png").resize((512, 512))
result = pipe(
    prompt="A white paper cup with a red heart",
    image=image,
    mask_image=mask,
).images[0]
result.save("output.png")
