import torch
from diffusers import AutoPipelineForImage2Image
from diffusers.utils import load_image

pipe = AutoPipelineForImage2Image.from_pretrained("ada/tide-sketches", dtype=torch.bfloat16, device_map="cuda")

source = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png")
image = pipe(image=source, prompt="Turn the cat into a tiger").images[0]
image.save("output.png")
