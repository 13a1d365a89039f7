whisperkit-cli transcribe --audio-path=audio.mp3 --model-path=whisperkit-coreml/openai_whisper-large-v3 --verbose
