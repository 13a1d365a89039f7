import soundfile as sf
from transformers import pipeline

pipe = pipeline("text-to-speech", model="facebook/musicgen-small")
result = pipe("A calm piano melody over soft rain")
sf.write("output.wav", result["audio"].T, result["sampling_rate"])
