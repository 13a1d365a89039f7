pip install --no-build-isolation "mamba-ssm[causal-conv1d]"
