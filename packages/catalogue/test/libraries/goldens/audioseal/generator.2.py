import soundfile as sf
import torch
from audioseal import AudioSeal

detector = AudioSeal.load_detector(
    "audioseal_detector_16bits", nbits=16
)

samples, rate = sf.read("watermarked.wav", dtype="float32")
audio = torch.from_numpy(samples)[None, None]
with torch.no_grad():
    probability, message = detector.detect_watermark(audio, sample_rate=rate)
print(probability, message)
