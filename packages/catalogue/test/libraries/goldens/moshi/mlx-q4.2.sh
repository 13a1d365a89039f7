python -m moshi_mlx.local_web --quantized=4 --hf-repo=kyutai/moshika-mlx-q4
