from mlx_audio.tts.generate import generate_audio

generate_audio("The ferry leaves at half past nine.", model="mlx-community/Qwen3-TTS-12Hz-1.7B-VoiceDesign-4bit", instruct="A calm, low voice that speaks slowly and clearly.", file_prefix="output")
