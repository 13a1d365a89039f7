import torch
from diffusers import CosmosTextToWorldPipeline
from diffusers.utils import export_to_video

pipe = CosmosTextToWorldPipeline.from_pretrained(
    "nvidia/Cosmos-1.0-Diffusion-7B-Text2World", dtype=torch.bfloat16, device_map="cuda"
)
result = pipe(prompt="A paper boat drifting down a sunlit stream")
export_to_video(result.frames[0], "output.mp4", fps=30)
