import soundfile as sf
from transformers import pipeline

pipe = pipeline("text-to-speech", model="sesame/csm-1b")
result = pipe("The ferry leaves at half past nine.")
sf.write("output.wav", result["audio"].T, result["sampling_rate"])
