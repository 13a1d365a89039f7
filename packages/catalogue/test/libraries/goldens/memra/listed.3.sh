MEMRA_MODELS=model=hf:harbour-labs/tide-9B-NVFP4-GGUF:tide-9B-NVFP4 memra-server
