import torch
from diffusers import Cosmos3OmniPipeline
from diffusers.utils import export_to_video, load_image

pipe = Cosmos3OmniPipeline.from_pretrained(
    "nvidia/Cosmos3-Super-Image2Video", dtype=torch.bfloat16, device_map="cuda"
)
image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png")
result = pipe(image=image, prompt="A man playing an electric guitar on a stage")
export_to_video(result.video, "output.mp4", fps=24, macro_block_size=1)
