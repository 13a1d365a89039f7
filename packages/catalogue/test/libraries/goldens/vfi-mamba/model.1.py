from Trainer_finetune import Model

model = Model.from_pretrained("MCG-NJU/VFIMamba")
model.eval()
print(model.net)
