import soundfile as sf
from transformers import AutoTokenizer, AutoModelForTextToWaveform

tokenizer = AutoTokenizer.from_pretrained("facebook/mms-tts-kor")
model = AutoModelForTextToWaveform.from_pretrained("facebook/mms-tts-kor", device_map="auto")

inputs = tokenizer(text="여객선은 아홉 시 반에 출발합니다.", return_tensors="pt").to(model.device)
audio = model(**inputs).waveform[0]
rate = model.config.sampling_rate
sf.write("output.wav", audio.detach().cpu().float().numpy(), rate)
