from pruna_pro import PrunaProModel

pipe = PrunaProModel.from_pretrained("PrunaAI/pruna-sdxl-turbo")

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour").images[0]
image.save("output.png")
