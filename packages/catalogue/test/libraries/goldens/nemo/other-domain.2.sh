hf download nvidia/tts_en_fastpitch --local-dir=tts_en_fastpitch
