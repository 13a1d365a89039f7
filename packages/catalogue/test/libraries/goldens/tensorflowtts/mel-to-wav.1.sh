hf download tensorspeech/tts-mb_melgan-ljspeech-en config.yml model.h5 --local-dir=tts-mb_melgan-ljspeech-en
