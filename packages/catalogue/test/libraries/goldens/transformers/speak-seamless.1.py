import soundfile as sf
from transformers import AutoTokenizer, AutoModelForTextToWaveform

tokenizer = AutoTokenizer.from_pretrained("facebook/hf-seamless-m4t-medium")
model = AutoModelForTextToWaveform.from_pretrained("facebook/hf-seamless-m4t-medium", device_map="auto")

text = "The ferry leaves at half past nine."
inputs = tokenizer(text, src_lang="eng", return_tensors="pt").to(model.device)
audio = model.generate(**inputs, tgt_lang="eng")[0]
sf.write("output.wav", audio.squeeze().cpu().float().numpy(), model.config.sampling_rate)
