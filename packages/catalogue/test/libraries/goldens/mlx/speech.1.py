from mlx_audio.tts.generate import generate_audio

generate_audio("The ferry leaves at half past nine.", model="mlx-community/Kokoro-82M-bf16", file_prefix="output")
