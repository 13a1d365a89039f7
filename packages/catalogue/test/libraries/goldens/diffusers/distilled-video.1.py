import torch
from diffusers import DiffusionPipeline
from diffusers.pipelines.ltx2.utils import DISTILLED_SIGMA_VALUES
from diffusers.utils import encode_video

pipe = DiffusionPipeline.from_pretrained("Lightricks/LTX-2.5-Diffusers", dtype=torch.bfloat16, device_map="cuda")

result = pipe(prompt="A paper boat drifting down a sunlit stream", sigmas=DISTILLED_SIGMA_VALUES, guidance_scale=1.0, stg_scale=0.0, modality_scale=1.0, audio_guidance_scale=1.0, audio_stg_scale=0.0, audio_modality_scale=1.0)
encode_video(
    result.frames[0],
    fps=24,
    output_path="output.mp4",
    audio=result.audio[0].float().cpu(),
    audio_sample_rate=pipe.vocoder.config.output_sampling_rate,
)
