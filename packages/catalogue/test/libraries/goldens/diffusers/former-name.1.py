import torch
from diffusers import MarigoldDepthPipeline
from diffusers.utils import load_image

pipe = MarigoldDepthPipeline.from_pretrained("prs-eth/marigold-depth-lcm-v1-0", dtype=torch.bfloat16, device_map="cuda")

depth = pipe(load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"))
pipe.image_processor.visualize_depth(depth.prediction)[0].save("output.png")
