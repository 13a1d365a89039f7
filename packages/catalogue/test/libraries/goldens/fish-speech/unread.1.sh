hf download fishaudio/fish-speech-1.2 --local-dir=fish-speech-1.2
