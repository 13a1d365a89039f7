curl -L -o french.mp3 https://github.com/kyutai-labs/moshi/raw/refs/heads/main/data/sample_fr_hibiki_crepes.mp3
python -m moshi_mlx.run_inference --hf-repo=kyutai/hibiki-1b-mlx-bf16 french.mp3 english.wav
