import wave

from huggingface_hub import hf_hub_download
from piper import PiperVoice

voice = PiperVoice.load(
    hf_hub_download(repo_id="tumegavieja/piper-es_ES-carlfm-x_low", filename="model.onnx"),
    config_path=hf_hub_download(repo_id="tumegavieja/piper-es_ES-carlfm-x_low", filename="config.json"),
)

with wave.open("output.wav", "wb") as file:
    voice.synthesize_wav("The ferry leaves at half past nine.", file)
