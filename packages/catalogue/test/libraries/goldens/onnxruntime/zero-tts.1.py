from zerotts import ZeroTTS

tts = ZeroTTS.from_pretrained("zeroweight-ai/ZeroTTS")
audio = tts.synthesize("Phà khởi hành lúc chín giờ rưỡi.", voice="maichi")
tts.save_audio(audio, "output.wav")
