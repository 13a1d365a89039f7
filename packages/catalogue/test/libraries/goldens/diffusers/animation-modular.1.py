import torch
from diffusers import WanAnimate2DistilledBlocks
from diffusers.utils import export_to_video, load_image, load_video

pipe = WanAnimate2DistilledBlocks().init_pipeline("Wan-AI/Wan2.2-Animate-2-14B-Distilled-Diffusers")
pipe.load_components(dtype=torch.bfloat16)
pipe.to("cuda")

motion, rate = load_video("motion.mp4", return_fps=True)
videos = pipe(
    image=load_image("character.png"),
    driving_video=motion,
    driving_video_fps=rate,
    prompt="A person is dancing",
    output="videos",
)
export_to_video(videos[0], "output.mp4", fps=24)
