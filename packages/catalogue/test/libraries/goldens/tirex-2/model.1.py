import torch
from tirex2 import TimeseriesType, load_model

device = "cuda" if torch.cuda.is_available() else "cpu"
model = load_model("NX-AI/TiRex-2", device=device)

# One row for each series that is forecast together.
history = torch.sin(torch.arange(256) / 8).unsqueeze(0)
series = TimeseriesType(target=history, past_covariates=None, future_covariates=None)
(quantiles,) = model.forecast([series], prediction_length=32, output_type="numpy")
median = quantiles[:, 4]
print(median)
