import torch
from tirex import load_model

model = load_model("NX-AI/TiRex")
series = torch.sin(torch.arange(256) / 8).unsqueeze(0)
quantiles, mean = model.forecast(context=series, prediction_length=32)
print(mean)
