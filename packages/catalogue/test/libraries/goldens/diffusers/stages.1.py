import torch
from diffusers import AutoPipelineForText2Image

pipe = AutoPipelineForText2Image.from_pretrained("stabilityai/stable-cascade", torch_dtype=torch.bfloat16)
pipe.enable_model_cpu_offload()

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour").images[0]
image.save("output.png")
