import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

pipe = DiffusionPipeline.from_pretrained("stabilityai/stable-diffusion-xl-base-1.0", dtype=torch.bfloat16, device_map="cuda")
pipe.load_ip_adapter(
    "h94/IP-Adapter",
    subfolder="sdxl_models",
    weight_name="ip-adapter_sdxl.safetensors",
)
# From 0, the prompt alone, to 1, mostly the picture.
pipe.set_ip_adapter_scale(0.6)

picture = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png")
image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour", ip_adapter_image=picture).images[0]
image.save("output.png")
