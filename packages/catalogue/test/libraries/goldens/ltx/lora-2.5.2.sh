hf download harbour-films/paper-boats-lora --local-dir=models/paper-boats-lora
