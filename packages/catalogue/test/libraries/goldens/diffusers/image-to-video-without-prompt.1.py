import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image

pipe = DiffusionPipeline.from_pretrained("stabilityai/stable-video-diffusion-img2vid-xt", dtype=torch.float16, device_map="cuda")

source = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png").resize((1024, 576))
frames = pipe(source, decode_chunk_size=8).frames[0]
export_to_video(frames, "output.mp4", fps=7)
