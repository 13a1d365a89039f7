hf download tensorspeech/tts-tacotron2-ljspeech-en processor.json config.yml model.h5 --local-dir=tts-tacotron2-ljspeech-en
