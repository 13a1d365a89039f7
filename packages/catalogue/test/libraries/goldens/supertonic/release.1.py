from supertonic import TTS

tts = TTS(model="supertonic-2", auto_download=True)
style = tts.get_voice_style(voice_name="M1")
wav, duration = tts.synthesize("The ferry leaves at half past nine.", voice_style=style)
tts.save_audio(wav, "output.wav")
print(f"Saved output.wav, {duration[0]:.1f} seconds")
