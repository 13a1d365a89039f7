hf download ada/harbour-voice --local-dir=harbour-voice
