from doctr.models import from_hub

model = from_hub("Felix92/doctr-dummy-torch-resnet18")
print(model)
