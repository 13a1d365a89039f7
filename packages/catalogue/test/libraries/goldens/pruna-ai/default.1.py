from pruna import PrunaModel

model = PrunaModel.from_pretrained("PrunaAI/pruna-test-model")
print(model.smash_config)
