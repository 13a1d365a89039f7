import torch
from diffusers import DiffusionPipeline
from diffusers.pipelines.ltx2.utils import DISTILLED_SIGMA_VALUES
from diffusers.utils import export_to_video

pipe = DiffusionPipeline.from_pretrained("Lightricks/LTX-2.5-Diffusers", dtype=torch.bfloat16, device_map="cuda")

frames = pipe(prompt="A paper boat drifting down a sunlit stream", sigmas=DISTILLED_SIGMA_VALUES, guidance_scale=1.0, audio_guidance_scale=1.0).frames[0]
export_to_video(frames, "output.mp4")
