import sys

sys.path.append("third_party/Matcha-TTS")

import torchaudio
from cosyvoice.cli.cosyvoice import AutoModel
from huggingface_hub import snapshot_download

model = AutoModel(model_dir=snapshot_download("FunAudioLLM/CosyVoice-300M-SFT"))

text = "The ferry leaves at half past nine."
for number, part in enumerate(model.inference_sft(text, model.list_available_spks()[0])):
    torchaudio.save(f"output_{number}.wav", part["tts_speech"], model.sample_rate)
