hf download harbour-audio/tide-music --local-dir=tide-music
