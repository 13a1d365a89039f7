import soundfile as sf
from transformers import pipeline

pipe = pipeline("text-to-speech", model="facebook/mms-tts-kor")
result = pipe("여객선은 아홉 시 반에 출발합니다.")
sf.write("output.wav", result["audio"].T, result["sampling_rate"])
