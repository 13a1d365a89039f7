from urllib.request import urlretrieve

import soundfile as sf
import torch
from audioseal import AudioSeal
from huggingface_hub import hf_hub_download

generator = AudioSeal.load_generator(
    hf_hub_download(repo_id="harbour-labs/audioseal-robust-16bits", filename="robust_wm.pth"), nbits=16
)

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
samples, rate = sf.read("speech.flac", dtype="float32")
audio = torch.from_numpy(samples)[None, None]
with torch.no_grad():
    watermarked = audio + generator.get_watermark(audio, sample_rate=rate)
sf.write("watermarked.wav", watermarked[0, 0].numpy(), rate)
