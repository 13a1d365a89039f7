from melo.api import TTS

model = TTS(language="EN")
speakers = model.hps.data.spk2id
print(list(speakers.keys()))

model.tts_to_file("The ferry leaves at half past nine.", list(speakers.values())[0], "output.wav")
