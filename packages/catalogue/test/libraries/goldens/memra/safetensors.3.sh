MEMRA_MODELS=model=hf:harbour-labs/tide-27B-NVFP4 memra-server
