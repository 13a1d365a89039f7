hf download harbour-labs/old-fft --local-dir=old-fft
