import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_gif, load_image

pipe = DiffusionPipeline.from_pretrained("openai/shap-e-img2img", dtype=torch.float16, device_map="cuda")

source = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png").resize((256, 256))
frames = pipe(source, guidance_scale=3.0, frame_size=256).images[0]
export_to_gif(frames, "output.gif")
