hf download harbour/whisper-waves-coreml --local-dir=whisper-waves-coreml
