hf download larryvrh/MiniMax-H3-Turbo-Lora --local-dir=MiniMax-H3-Turbo-Lora
