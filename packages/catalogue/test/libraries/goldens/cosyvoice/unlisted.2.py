import sys

sys.path.append("third_party/Matcha-TTS")

import torchaudio
from cosyvoice.cli.cosyvoice import AutoModel
from huggingface_hub import snapshot_download

model = AutoModel(model_dir=snapshot_download("harbour-labs/tide-voice"))

text = "The ferry leaves at half past nine."
for number, part in enumerate(model.inference_cross_lingual(text, "asset/zero_shot_prompt.wav")):
    torchaudio.save(f"output_{number}.wav", part["tts_speech"], model.sample_rate)
