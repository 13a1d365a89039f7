import soundfile as sf
import torch
from audioseal import AudioSeal
from huggingface_hub import hf_hub_download

detector = AudioSeal.load_detector(
    hf_hub_download(repo_id="facebook/audioseal", filename="detector_base.pth"), nbits=16
)

samples, rate = sf.read("watermarked.wav", dtype="float32")
audio = torch.from_numpy(samples)[None, None]
with torch.no_grad():
    probability, message = detector.detect_watermark(audio, sample_rate=rate)
print(probability, message)
