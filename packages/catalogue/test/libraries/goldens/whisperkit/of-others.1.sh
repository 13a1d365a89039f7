hf download harbour/whisper-tides-coreml --local-dir=whisper-tides-coreml
