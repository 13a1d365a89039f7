hf download tensorspeech/tts-fastspeech2-ljspeech-en processor.json config.yml model.h5 --local-dir=tts-fastspeech2-ljspeech-en
