hf download zaakirio/kokoro-ru --local-dir=kokoro-ru
