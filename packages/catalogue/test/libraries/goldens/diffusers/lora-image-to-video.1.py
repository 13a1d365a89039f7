import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image

pipe = DiffusionPipeline.from_pretrained("Wan-AI/Wan2.1-I2V-14B-480P-Diffusers", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("Remade-AI/Squish")

source = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png")
frames = pipe(image=source, prompt="A man playing an electric guitar on a stage").frames[0]
export_to_video(frames, "output.mp4", fps=16)
