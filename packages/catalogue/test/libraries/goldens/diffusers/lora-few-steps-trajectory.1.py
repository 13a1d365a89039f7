import torch
from diffusers import DiffusionPipeline, TCDScheduler

pipe = DiffusionPipeline.from_pretrained("stabilityai/stable-diffusion-xl-base-1.0", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("h1t/TCD-SDXL-LoRA")
pipe.scheduler = TCDScheduler.from_config(pipe.scheduler.config)

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour", num_inference_steps=4, guidance_scale=0, eta=0.3).images[0]
image.save("output.png")
