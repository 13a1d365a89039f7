import torch
from diffusers import Cosmos2TextToImagePipeline

pipe = Cosmos2TextToImagePipeline.from_pretrained(
    "nvidia/Cosmos-Predict2-2B-Text2Image", dtype=torch.bfloat16, device_map="cuda"
)
result = pipe(prompt="A lighthouse on a cliff at dawn, soft light, watercolour")
result.images[0].save("output.png")
