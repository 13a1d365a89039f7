import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained("base-model-id", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("someone/orphan-lora")

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour").images[0]
image.save("output.png")
