import soundfile as sf
from transformers import AutoProcessor, AutoModelForTextToWaveform

processor = AutoProcessor.from_pretrained("suno/bark-small")
model = AutoModelForTextToWaveform.from_pretrained("suno/bark-small", device_map="auto")

inputs = processor(text="The ferry leaves at half past nine.", return_tensors="pt").to(model.device)
audio = model.generate(**inputs)[0].squeeze()
rate = model.generation_config.sample_rate
sf.write("output.wav", audio.detach().cpu().float().numpy(), rate)
