import soundfile as sf
import torch
from chatterbox.tts_turbo import ChatterboxTurboTTS
from huggingface_hub import snapshot_download

device = "cuda" if torch.cuda.is_available() else "cpu"
folder = snapshot_download("ResembleAI/chatterbox-turbo")
model = ChatterboxTurboTTS.from_local(folder, device)

wav = model.generate("The ferry leaves at half past nine.", audio_prompt_path="voice.wav")
sf.write("output.wav", wav.squeeze(0).numpy(), model.sr)
