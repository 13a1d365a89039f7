from pruna import PrunaModel

pipe = PrunaModel.from_pretrained("PrunaAI/FLUX.1-dev-smashed")

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour").images[0]
image.save("output.png")
