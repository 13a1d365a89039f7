import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

pipe = DiffusionPipeline.from_pretrained("DeepFloyd/IF-II-L-v1.0", dtype=torch.bfloat16, device_map="cuda", safety_checker=None)

source = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png").resize((64, 64))
image = pipe(prompt="A cat", image=source).images[0]
image.save("output.png")
