import soundfile as sf
from transformers import AutoProcessor, AutoModelForTextToWaveform

processor = AutoProcessor.from_pretrained("facebook/musicgen-small")
model = AutoModelForTextToWaveform.from_pretrained("facebook/musicgen-small", device_map="auto")

inputs = processor(text="A calm piano melody over soft rain", padding=True, return_tensors="pt").to(model.device)
audio = model.generate(**inputs, do_sample=True, max_new_tokens=256)[0, 0]
rate = model.config.audio_encoder.sampling_rate
sf.write("output.wav", audio.detach().cpu().float().numpy(), rate)
