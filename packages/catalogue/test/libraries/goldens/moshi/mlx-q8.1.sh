python -m moshi_mlx.local --quantized=8 --hf-repo=kyutai/moshika-mlx-q8
