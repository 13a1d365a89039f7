hf download harbour-audio/tide-xl-20k --local-dir=tide-xl-20k
