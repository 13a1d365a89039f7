import numpy as np
from timesfm3 import TimesFM3Forecaster

model = TimesFM3Forecaster.from_pretrained("google/timesfm-3.0-pytorch")

series = 200 + np.arange(96) + 40 * np.sin(np.arange(96) * np.pi / 6)
forecast = model.predict(series.astype(np.float32), horizon=12, return_quantiles=True)
print(forecast.forecast)
print(forecast.quantiles.shape)
