hf download harbour-labs/cosyvoice2-coast --local-dir=cosyvoice2-coast
