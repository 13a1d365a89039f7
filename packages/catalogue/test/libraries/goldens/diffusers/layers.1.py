import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

pipe = DiffusionPipeline.from_pretrained("Qwen/Qwen-Image-Layered", dtype=torch.bfloat16, device_map="cuda")

source = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png").convert("RGBA")
layers = pipe(
    image=source,
    prompt="",
    negative_prompt=" ",
    layers=4,
    use_en_prompt=True,
).images[0]
for number, layer in enumerate(layers):
    layer.save(f"layer-{number}.png")
