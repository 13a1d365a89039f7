python -m moshi_mlx.local --quantized=4 --hf-repo=kyutai/moshika-mlx-q4
