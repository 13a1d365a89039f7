hf download ada/harbour-vad-gguf --local-dir=harbour-vad-gguf
