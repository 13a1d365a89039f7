from huggingface_hub import snapshot_download
from TTS.api import TTS

folder = snapshot_download("coqui/XTTS-v2")
tts = TTS(model_path=folder, config_path=folder + "/config.json")

tts.tts_to_file(
    "The ferry leaves at half past nine.",
    speaker="Ana Florence",
    language="en",
    file_path="output.wav",
)
