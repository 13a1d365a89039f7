from faster_whisper import WhisperModel

model = WhisperModel("Systran/faster-whisper-small")

segments, info = model.transcribe("speech.wav")
print("Language:", info.language)
for segment in segments:
    print(f"{segment.start:.1f} s to {segment.end:.1f} s: {segment.text}")
