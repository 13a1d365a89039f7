hf download hpcai-tech/Open-Sora --local-dir=Open-Sora
