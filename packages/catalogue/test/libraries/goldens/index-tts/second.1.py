from huggingface_hub import snapshot_download
from indextts.infer_v2 import IndexTTS2

snapshot_download("IndexTeam/IndexTTS-2", local_dir="checkpoints")
tts = IndexTTS2(cfg_path="checkpoints/config.yaml", model_dir="checkpoints")

text = "The ferry leaves at half past nine."
tts.infer("voice.wav", text, output_path="output.wav")
