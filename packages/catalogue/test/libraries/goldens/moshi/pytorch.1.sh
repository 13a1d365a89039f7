python -m moshi.server --hf-repo=kyutai/moshika-pytorch-bf16
