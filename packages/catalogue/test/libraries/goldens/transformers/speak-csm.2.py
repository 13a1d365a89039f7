import soundfile as sf
from transformers import AutoProcessor, AutoModelForTextToWaveform

processor = AutoProcessor.from_pretrained("sesame/csm-1b")
model = AutoModelForTextToWaveform.from_pretrained("sesame/csm-1b", device_map="auto")

inputs = processor(text="[0]The ferry leaves at half past nine.", add_special_tokens=True, return_tensors="pt").to(model.device)
audio = model.generate(**inputs, output_audio=True)[0]
rate = 24000
sf.write("output.wav", audio.detach().cpu().float().numpy(), rate)
