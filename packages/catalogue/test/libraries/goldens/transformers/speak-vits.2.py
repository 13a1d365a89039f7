import soundfile as sf
from transformers import AutoTokenizer, AutoModelForTextToWaveform

tokenizer = AutoTokenizer.from_pretrained("facebook/mms-tts-eng")
model = AutoModelForTextToWaveform.from_pretrained("facebook/mms-tts-eng", device_map="auto")

inputs = tokenizer(text="The ferry leaves at half past nine.", return_tensors="pt").to(model.device)
audio = model(**inputs).waveform[0]
rate = model.config.sampling_rate
sf.write("output.wav", audio.detach().cpu().float().numpy(), rate)
