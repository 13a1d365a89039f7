import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_gif

pipe = DiffusionPipeline.from_pretrained("harbour/shapes", dtype=torch.float16, device_map="cuda")

frames = pipe("A small wooden boat", guidance_scale=15.0, frame_size=256).images[0]
export_to_gif(frames, "output.gif")
