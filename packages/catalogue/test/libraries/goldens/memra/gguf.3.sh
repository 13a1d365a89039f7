MEMRA_MODELS=model=hf:Avifenesh/Qwen3.8-27B-NVFP4-MTP-GGUF memra-server
