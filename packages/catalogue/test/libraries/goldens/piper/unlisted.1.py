import wave

from huggingface_hub import hf_hub_download
from piper import PiperVoice

voice = PiperVoice.load(
    hf_hub_download(repo_id="harbour/piper-voice", filename="voice.onnx"),
    config_path=hf_hub_download(repo_id="harbour/piper-voice", filename="voice.onnx.json"),
)

with wave.open("output.wav", "wb") as file:
    voice.synthesize_wav("The ferry leaves at half past nine.", file)
