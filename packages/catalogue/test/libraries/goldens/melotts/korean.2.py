from melo.api import TTS

model = TTS(language="KR")
speakers = model.hps.data.spk2id
print(list(speakers.keys()))

model.tts_to_file("페리는 아홉 시 반에 출발합니다.", list(speakers.values())[0], "output.wav")
