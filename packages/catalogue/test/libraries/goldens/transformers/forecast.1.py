import torch
from transformers import AutoModelForTimeSeriesPrediction

model = AutoModelForTimeSeriesPrediction.from_pretrained("google/timesfm-2.0-500m-pytorch", device_map="auto")

series = torch.sin(torch.linspace(0, 50, 512)).to(model.device, model.dtype)
outputs = model(past_values=[series])
print(outputs.mean_predictions.shape)
