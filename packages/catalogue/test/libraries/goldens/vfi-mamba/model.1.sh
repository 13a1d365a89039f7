pip install --no-build-isolation mamba-ssm
