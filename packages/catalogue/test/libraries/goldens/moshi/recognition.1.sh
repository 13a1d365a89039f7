python -m moshi.run_inference --hf-repo=kyutai/stt-1b-en_fr audio.wav
