import torch
from transformers import TimeSeriesTransformerForPrediction

model = TimeSeriesTransformerForPrediction.from_pretrained("huggingface/time-series-transformer-tourism-monthly", device_map="auto")

config = model.config
length = config.context_length + max(config.lags_sequence)
# Noise stands for the values, and zeros for what is known of the series and of its times.
channels = [config.input_size] if config.input_size > 1 else []
past = torch.rand(1, length, *channels, device=model.device)
known = {}
if config.num_static_categorical_features:
    known["static_categorical_features"] = torch.zeros(1, config.num_static_categorical_features, dtype=torch.long, device=model.device)
if config.num_static_real_features:
    known["static_real_features"] = torch.zeros(1, config.num_static_real_features, device=model.device)
outputs = model.generate(
    past_values=past,
    past_time_features=torch.zeros(1, length, config.num_time_features, device=model.device),
    past_observed_mask=torch.ones_like(past),
    future_time_features=torch.zeros(1, config.prediction_length, config.num_time_features, device=model.device),
    **known,
)
print(outputs.sequences.mean(1).shape)
