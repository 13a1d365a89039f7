hf download tensorspeech/tts-something --local-dir=tts-something
