hf download mlx-community/whisper-large-v3-turbo --local-dir=whisper-large-v3-turbo
