from mlx_audio.tts.generate import generate_audio

generate_audio("The ferry leaves at half past nine.", model="mlx-community/Qwen3-TTS-12Hz-0.6B-CustomVoice-8bit", voice="Ryan", file_prefix="output")
