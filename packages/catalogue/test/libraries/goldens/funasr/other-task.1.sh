hf download funasr/fsmn-vad --local-dir=fsmn-vad
