pip install --no-build-isolation causal-conv1d mamba-ssm flash-attn
