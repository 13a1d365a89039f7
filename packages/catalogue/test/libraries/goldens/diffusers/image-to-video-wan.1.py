import torch
from diffusers import WanImageToVideoPipeline
from diffusers.utils import export_to_video, load_image

pipe = WanImageToVideoPipeline.from_pretrained("ada/Wan2.2-TI2V-5B-tide", dtype=torch.bfloat16, device_map="cuda")

source = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png")
frames = pipe(image=source, prompt="A man playing an electric guitar on a stage").frames[0]
export_to_video(frames, "output.mp4", fps=24)
