import sys

sys.path.append("third_party/Matcha-TTS")

import torchaudio
from cosyvoice.cli.cosyvoice import AutoModel
from huggingface_hub import snapshot_download

folder = snapshot_download("FunAudioLLM/Fun-CosyVoice3-0.5B-2512", local_dir="model")
snapshot_download("harbour-labs/cosyvoice3-coast", local_dir="model")
model = AutoModel(model_dir=folder)

text = "You are a helpful assistant.<|endofprompt|>The ferry leaves at half past nine."
for number, part in enumerate(model.inference_cross_lingual(text, "asset/zero_shot_prompt.wav")):
    torchaudio.save(f"output_{number}.wav", part["tts_speech"], model.sample_rate)
