MEMRA_CHAT=1 run-gen hf:harbour-labs/tide-9B-NVFP4-GGUF:tide-9B-NVFP4 --prompt 'Who are you?'
