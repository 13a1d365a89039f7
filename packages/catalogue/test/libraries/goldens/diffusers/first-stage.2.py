import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained("DeepFloyd/IF-I-L-v1.0", dtype=torch.bfloat16, device_map="cuda", safety_checker=None)

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour").images[0]
image.save("output.png")
