import numpy as np
from timee import TimeeClassifier

classifier = TimeeClassifier.from_pretrained("liamsbhoo/timee")

# Slow and fast waves with noise: series, channels, steps.
noise = np.random.default_rng(0)
steps = np.arange(256)
speeds = np.array([8, 32] * 12)
series = np.sin(steps / speeds[:, None]) + noise.normal(0, 0.2, (24, 256))
series = series[:, None, :].astype(np.float32)
labels = np.where(speeds == 8, "fast", "slow")

answers, probabilities = classifier.predict(series[:20], labels[:20], series[20:])
print(answers, labels[20:])
