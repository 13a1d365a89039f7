from urllib.request import urlretrieve

import soundfile as sf
import torch
from torchaudio.functional import resample
from vocos import Vocos

vocos = Vocos.from_pretrained("charactr/vocos-encodec-24khz")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
samples, rate = sf.read("speech.flac", dtype="float32", always_2d=True)
waveform = resample(torch.from_numpy(samples.mean(axis=1))[None], rate, 24000)

# The third of the bandwidths 1.5, 3, 6 and 12 kbit/s.
output = vocos(waveform, bandwidth_id=torch.tensor([2]))
sf.write("output.wav", output[0].numpy(), 24000)
