import torch
from diffusers import DiffusionPipeline, EulerDiscreteScheduler

pipe = DiffusionPipeline.from_pretrained("stabilityai/stable-diffusion-xl-base-1.0", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("ByteDance/SDXL-Lightning", weight_name="sdxl_lightning_4step_lora.safetensors")
pipe.scheduler = EulerDiscreteScheduler.from_config(pipe.scheduler.config, timestep_spacing="trailing")

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour", num_inference_steps=4, guidance_scale=0).images[0]
image.save("output.png")
