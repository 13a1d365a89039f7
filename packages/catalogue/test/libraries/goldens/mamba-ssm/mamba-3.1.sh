hf download harbour-labs/mamba3-mimo-1.5b --local-dir=mamba3-mimo-1.5b
