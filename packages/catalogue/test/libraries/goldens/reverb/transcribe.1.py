import wenet
from huggingface_hub import snapshot_download

model = wenet.load_model(snapshot_download("Revai/reverb-asr"))

# From 0, tidied for readers, to 1, every word as it was said.
print(model.transcribe("speech.wav", verbatimicity=1.0))
