import torch
from diffusers import DiffusionPipeline, ZImageTransformer2DModel

transformer = ZImageTransformer2DModel.from_pretrained(
    "ostris/Z-Image-De-Turbo", subfolder="transformer", dtype=torch.bfloat16, device_map="cuda"
)
pipe = DiffusionPipeline.from_pretrained(
    "Tongyi-MAI/Z-Image-Turbo", transformer=transformer, dtype=torch.bfloat16, device_map="cuda"
)

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour", num_inference_steps=25, guidance_scale=3.0).images[0]
image.save("output.png")
