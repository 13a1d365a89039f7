whisperkit-cli transcribe --audio-path=audio.mp3 --model-path=whisper-waves-coreml/harbour_whisper-waves --verbose
