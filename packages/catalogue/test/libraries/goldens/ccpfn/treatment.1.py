import numpy as np
import torch
from ccpfn import CEPOEstimator

rng = np.random.default_rng(0)
covariates = rng.standard_normal((1000, 3))
treatment = 1 + np.sin(covariates[:, 2])
outcome = np.cos(covariates[:, 0]) + 2 * covariates[:, 1] * treatment

device = "cuda" if torch.cuda.is_available() else "cpu"
estimator = CEPOEstimator(
    device=device,
    model_path="Layer6/CCPFN",
)
estimator.fit(covariates[:800], treatment[:800], outcome[:800])
print(estimator.estimate_cepo(covariates[800:], rng.random(200)))
