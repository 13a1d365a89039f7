litert-lm run --from-huggingface-repo=litert-community/Gemma3-1B-IT --prompt='Who are you?'
