from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained("google/ddpm-celebahq-256", device_map="cuda")

image = pipe().images[0]
image.save("output.png")
