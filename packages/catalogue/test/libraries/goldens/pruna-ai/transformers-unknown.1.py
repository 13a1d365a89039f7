from pruna import PrunaModel

model = PrunaModel.from_pretrained("PrunaAI/unknown-smashed")
print(model.smash_config)
