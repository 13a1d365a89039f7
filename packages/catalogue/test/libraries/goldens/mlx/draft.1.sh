hf download mlx-community/Qwen3.8-27B-MTP-4bit --local-dir=Qwen3.8-27B-MTP-4bit
