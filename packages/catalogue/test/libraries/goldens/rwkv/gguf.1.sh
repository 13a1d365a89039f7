hf download harbour/rwkv7-GGUF --local-dir=rwkv7-GGUF
