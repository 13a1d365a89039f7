import ChatTTS
import soundfile as sf
from huggingface_hub import snapshot_download

folder = snapshot_download("2Noise/ChatTTS", allow_patterns=["*.yaml", "*.json", "*.safetensors"])
chat = ChatTTS.Chat()
chat.load(source="custom", custom_path=folder, compile=False)

wavs = chat.infer(["The ferry leaves at half past nine."])
sf.write("output.wav", wavs[0].squeeze(), 24000)
