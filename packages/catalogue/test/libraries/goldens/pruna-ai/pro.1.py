from pruna_pro import PrunaProModel

model = PrunaProModel.from_pretrained("PrunaAI/pruna-pro-model")
print(model.smash_config)
