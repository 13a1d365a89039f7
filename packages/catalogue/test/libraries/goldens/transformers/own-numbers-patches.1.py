import torch
from transformers import PatchTSMixerForPrediction

model = PatchTSMixerForPrediction.from_pretrained("ibm-granite/granite-timeseries-patchtsmixer", device_map="auto")

# Noise stands for the values of each channel.
series = torch.randn(1, model.config.context_length, model.config.num_input_channels, device=model.device)
outputs = model(past_values=series)
print(outputs[0].shape)
