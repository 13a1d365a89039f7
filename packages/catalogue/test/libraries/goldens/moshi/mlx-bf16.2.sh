python -m moshi_mlx.local_web --hf-repo=kyutai/moshika-mlx-bf16
