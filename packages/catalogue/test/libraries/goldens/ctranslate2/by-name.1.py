from faster_whisper import WhisperModel

model = WhisperModel("rhasspy/faster-whisper-tiny-int8")

segments, info = model.transcribe("speech.wav")
print("Language:", info.language)
for segment in segments:
    print(f"{segment.start:.1f} s to {segment.end:.1f} s: {segment.text}")
