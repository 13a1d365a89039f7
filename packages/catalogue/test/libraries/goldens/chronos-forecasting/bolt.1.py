import numpy as np
import pandas as pd
import torch
from chronos import BaseChronosPipeline

device = "cuda" if torch.cuda.is_available() else "cpu"
pipeline = BaseChronosPipeline.from_pretrained("autogluon/chronos-bolt-base", device_map=device)

months = np.arange(96)
history = pd.DataFrame(
    {
        "item_id": "visitors",
        "timestamp": pd.date_range("2017-01-01", periods=96, freq="MS"),
        "target": 200 + months + 40 * np.sin(months * np.pi / 6),
    }
)
forecast = pipeline.predict_df(history, prediction_length=12, quantile_levels=[0.1, 0.5, 0.9])
print(forecast)
