import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_video

pipe = DiffusionPipeline.from_pretrained("zai-org/CogVideoX-5b", dtype=torch.bfloat16, device_map="cuda")

source = load_video("video.mp4")
frames = pipe(video=source, prompt="The same scene as a watercolour").frames[0]
export_to_video(frames, "output.mp4", fps=8)
