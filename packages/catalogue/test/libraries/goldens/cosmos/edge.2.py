import torch
from diffusers import Cosmos3OmniPipeline
from diffusers.utils import export_to_video

pipe = Cosmos3OmniPipeline.from_pretrained(
    "nvidia/Cosmos3-Edge", dtype=torch.bfloat16, device_map="cuda"
)
result = pipe(prompt="A paper boat drifting down a sunlit stream", height=480, width=832, num_frames=121)
export_to_video(result.video, "output.mp4", fps=24, macro_block_size=1)
