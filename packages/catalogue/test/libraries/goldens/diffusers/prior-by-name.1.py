import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained("kandinsky-community/kandinsky-2-2-prior", dtype=torch.bfloat16, device_map="cuda")

embeddings = pipe("A lighthouse on a cliff at dawn, soft light, watercolour")
print(embeddings.image_embeds.shape)
