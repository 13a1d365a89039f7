hf download tensorspeech/tts-fastspeech-ljspeech-en processor.json config.yml model.h5 --local-dir=tts-fastspeech-ljspeech-en
