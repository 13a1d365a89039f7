python -m moshi_mlx.local_web --quantized=8 --hf-repo=kyutai/moshika-mlx-q8
