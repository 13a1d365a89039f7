hf download harbour-labs/coast-tts --local-dir=coast-tts
