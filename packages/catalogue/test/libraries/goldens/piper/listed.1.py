import wave

from huggingface_hub import hf_hub_download
from piper import PiperVoice

voice = PiperVoice.load(
    hf_hub_download(repo_id="rhasspy/piper-voices", filename="en/en_GB/alba/medium/en_GB-alba-medium.onnx"),
    config_path=hf_hub_download(repo_id="rhasspy/piper-voices", filename="en/en_GB/alba/medium/en_GB-alba-medium.onnx.json"),
)

with wave.open("output.wav", "wb") as file:
    voice.synthesize_wav("The ferry leaves at half past nine.", file)
