hf download harbour-robots/own-policy --local-dir=own-policy
