hf download harbour/vision-gguf --local-dir=vision-gguf
