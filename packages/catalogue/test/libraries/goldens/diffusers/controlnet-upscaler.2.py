import torch
from diffusers import FluxControlNetModel, FluxControlNetPipeline
from diffusers.utils import load_image

controlnet = FluxControlNetModel.from_pretrained("jasperai/Flux.1-dev-Controlnet-Upscaler", dtype=torch.bfloat16, device_map="cuda")
pipe = FluxControlNetPipeline.from_pretrained(
    "black-forest-labs/FLUX.1-dev", controlnet=controlnet, dtype=torch.bfloat16, device_map="cuda"
)

source = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png").resize((256, 256))
control = source.resize((1024, 1024))
picture = pipe(
    prompt="",
    control_image=control,
    controlnet_conditioning_scale=0.6,
    guidance_scale=3.5,
    height=1024,
    width=1024,
).images[0]
picture.save("output.png")
