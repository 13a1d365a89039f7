import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video

pipe = DiffusionPipeline.from_pretrained("Wan-AI/Wan2.1-T2V-1.3B-Diffusers", dtype=torch.bfloat16, device_map="cuda")

frames = pipe(prompt="A paper boat drifting down a sunlit stream").frames[0]
export_to_video(frames, "output.mp4", fps=16)
