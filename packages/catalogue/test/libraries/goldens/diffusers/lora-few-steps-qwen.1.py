import math
import torch
from diffusers import DiffusionPipeline, FlowMatchEulerDiscreteScheduler

pipe = DiffusionPipeline.from_pretrained("Qwen/Qwen-Image", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("lightx2v/Qwen-Image-Lightning", weight_name="Qwen-Image-Lightning-8steps-V1.0.safetensors")
pipe.scheduler = FlowMatchEulerDiscreteScheduler.from_config(pipe.scheduler.config, base_shift=math.log(3), max_shift=math.log(3), shift_terminal=None)

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour", num_inference_steps=8, true_cfg_scale=1.0).images[0]
image.save("output.png")
