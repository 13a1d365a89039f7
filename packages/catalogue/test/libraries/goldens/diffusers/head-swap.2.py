import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

pipe = DiffusionPipeline.from_pretrained("black-forest-labs/FLUX.2-klein-9B", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights(
    "Alissonerdx/BFS-Best-Face-Swap", weight_name="bfs_head_v1_flux-klein_9b_step3500_rank128.safetensors"
)

image = pipe(
    image=[load_image("body.png"), load_image("face.png")],
    prompt="head_swap: start with Picture 1 as the base image, replace its head with the head from Picture 2",
    num_inference_steps=4,
    guidance_scale=1.0,
).images[0]
image.save("output.png")
