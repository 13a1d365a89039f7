import soundfile as sf
import torch
from audioseal import AudioSeal
from huggingface_hub import hf_hub_download, list_repo_files

files = list_repo_files("harbour-labs/audioseal-16bits")
file = next((name for name in files if name.endswith(".pth") and "detector" in name), None)
# Without a detector in the repository, that of the original model finds the watermark.
weights = hf_hub_download(repo_id="harbour-labs/audioseal-16bits", filename=file) if file else "audioseal_detector_16bits"
detector = AudioSeal.load_detector(
    weights, nbits=16
)

samples, rate = sf.read("watermarked.wav", dtype="float32")
audio = torch.from_numpy(samples)[None, None]
with torch.no_grad():
    probability, message = detector.detect_watermark(audio, sample_rate=rate)
print(probability, message)
