import torch
from doctr.models import from_hub

model = from_hub("Felix92/doctr-dummy-torch-resnet18")
with torch.inference_mode():
    print(model.eval()(torch.rand(1, *model.cfg["input_shape"])))
