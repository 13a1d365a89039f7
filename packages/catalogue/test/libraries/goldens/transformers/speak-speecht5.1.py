import soundfile as sf
import torch
from transformers import SpeechT5HifiGan
from transformers import AutoProcessor, AutoModelForTextToSpectrogram

processor = AutoProcessor.from_pretrained("microsoft/speecht5_tts")
model = AutoModelForTextToSpectrogram.from_pretrained("microsoft/speecht5_tts", device_map="auto")

inputs = processor(text="The ferry leaves at half past nine.", return_tensors="pt").to(model.device)
vocoder = SpeechT5HifiGan.from_pretrained("microsoft/speecht5_hifigan").to(model.device)
# 512 numbers that describe a voice; zeros give a neutral one.
voice = torch.zeros(1, 512, device=model.device)
audio = model.generate_speech(inputs["input_ids"], voice, vocoder=vocoder)
rate = 16000
sf.write("output.wav", audio.detach().cpu().float().numpy(), rate)
