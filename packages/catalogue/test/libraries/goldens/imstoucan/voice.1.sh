hf download Flux9665/ToucanTTS ToucanTTS.pt Vocoder.pt --local-dir=weights
