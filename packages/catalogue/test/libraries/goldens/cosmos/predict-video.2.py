import torch
from diffusers import Cosmos2VideoToWorldPipeline
from diffusers.utils import export_to_video, load_image

pipe = Cosmos2VideoToWorldPipeline.from_pretrained(
    "nvidia/Cosmos-Predict2-2B-Video2World", dtype=torch.bfloat16, device_map="cuda"
)
image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png")
result = pipe(image=image, prompt="A man playing an electric guitar on a stage")
export_to_video(result.frames[0], "output.mp4", fps=16)
