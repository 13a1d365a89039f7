whisperkit-cli transcribe --audio-path=audio.mp3 --model-path=whisper-tides-coreml/VARIANT --verbose
