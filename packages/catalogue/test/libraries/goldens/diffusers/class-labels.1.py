import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained("facebook/DiT-XL-2-512", dtype=torch.bfloat16, device_map="cuda")

labels = pipe.get_label_ids(["golden retriever"])
image = pipe(class_labels=labels, num_inference_steps=25).images[0]
image.save("output.png")
