import soundfile as sf
from transformers import AutoProcessor, AutoModelForTextToWaveform

processor = AutoProcessor.from_pretrained("harbour/new-voice")
model = AutoModelForTextToWaveform.from_pretrained("harbour/new-voice", device_map="auto")

inputs = processor(text="The ferry leaves at half past nine.", return_tensors="pt").to(model.device)
audio = model.generate(**inputs)[0].squeeze()
rate = getattr(model.config, "sampling_rate", 24000)
sf.write("output.wav", audio.detach().cpu().float().numpy(), rate)
