import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

pipe = DiffusionPipeline.from_pretrained("black-forest-labs/FLUX.1-Redux-dev", dtype=torch.bfloat16, device_map="cuda")

embeddings = pipe(load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"))
print(embeddings.prompt_embeds.shape)
