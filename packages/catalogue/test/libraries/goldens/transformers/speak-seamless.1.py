import soundfile as sf
from transformers import AutoProcessor, AutoModelForTextToWaveform

processor = AutoProcessor.from_pretrained("facebook/hf-seamless-m4t-medium")
model = AutoModelForTextToWaveform.from_pretrained("facebook/hf-seamless-m4t-medium", device_map="auto")

inputs = processor(text="The ferry leaves at half past nine.", src_lang="eng", return_tensors="pt").to(model.device)
audio = model.generate(**inputs, tgt_lang="eng")[0].squeeze()
rate = model.config.sampling_rate
sf.write("output.wav", audio.detach().cpu().float().numpy(), rate)
