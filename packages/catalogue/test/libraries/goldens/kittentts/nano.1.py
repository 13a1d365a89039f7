import soundfile as sf
from kittenml import KittenTTS

model = KittenTTS("KittenML/kitten-tts-nano-0.8")

audio = model.generate("The ferry leaves at half past nine.")
sf.write("output.wav", audio, 24000)
