from urllib.request import urlretrieve

import librosa
import soundfile as sf
import torch
from bigvgan import BigVGAN
from meldataset import get_mel_spectrogram

device = "cuda" if torch.cuda.is_available() else "cpu"
model = BigVGAN.from_pretrained("ada/choir-vocoder").to(device).eval()
model.remove_weight_norm()

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
samples, rate = librosa.load("speech.flac", sr=model.h.sampling_rate)
mel = get_mel_spectrogram(torch.from_numpy(samples)[None], model.h).to(device)

with torch.inference_mode():
    output = model(mel)
sf.write("output.wav", output[0, 0].cpu().numpy(), rate)
