from huggingface_hub import snapshot_download
from indextts.infer import IndexTTS

snapshot_download("IndexTeam/IndexTTS-1.5", local_dir="checkpoints")
tts = IndexTTS(cfg_path="checkpoints/config.yaml", model_dir="checkpoints")

text = "The ferry leaves at half past nine."
tts.infer("voice.wav", text, output_path="output.wav")
