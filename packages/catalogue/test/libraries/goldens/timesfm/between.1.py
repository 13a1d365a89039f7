import numpy as np
import timesfm

model = timesfm.TimesFM_2p5_200M_torch.from_pretrained("google/timesfm-2.5-200m-pytorch")
model.compile(timesfm.ForecastConfig(max_context=1024, max_horizon=256, normalize_inputs=True))

series = 200 + np.arange(96) + 40 * np.sin(np.arange(96) * np.pi / 6)
points, quantiles = model.forecast(horizon=12, inputs=[series])
print(points[0])
print(quantiles.shape)
