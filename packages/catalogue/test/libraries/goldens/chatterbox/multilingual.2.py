import soundfile as sf
import torch
from chatterbox.mtl_tts import ChatterboxMultilingualTTS
from huggingface_hub import snapshot_download

device = "cuda" if torch.cuda.is_available() else "cpu"
files = ["ve.pt", "s3gen.pt", "conds.pt", "t3_mtl*.safetensors", "*.json"]
folder = snapshot_download("ResembleAI/Chatterbox-Multilingual-hi", allow_patterns=files)
model = ChatterboxMultilingualTTS.from_local(folder, device)

wav = model.generate("नौका साढ़े नौ बजे रवाना होती है।", language_id="hi", audio_prompt_path="voice.wav")
sf.write("output.wav", wav.squeeze(0).numpy(), model.sr)
