hf download NousResearch/Hermes-3-Llama-3.1-8B-GGUF --local-dir=Hermes-3-Llama-3.1-8B-GGUF
