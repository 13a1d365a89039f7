import soundfile as sf
import torch
from chatterbox.tts import ChatterboxTTS
from huggingface_hub import snapshot_download

device = "cuda" if torch.cuda.is_available() else "cpu"
files = [
    "ve.safetensors",
    "t3_cfg.safetensors",
    "s3gen.safetensors",
    "tokenizer.json",
    "conds.pt",
]
folder = snapshot_download("ResembleAI/chatterbox", allow_patterns=files)
model = ChatterboxTTS.from_local(folder, device)

wav = model.generate("The ferry leaves at half past nine.")
sf.write("output.wav", wav.squeeze(0).numpy(), model.sr)
