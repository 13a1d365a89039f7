MEMRA_CHAT=1 run-gen hf:Avifenesh/Qwen3.8-27B-NVFP4-MTP-GGUF --prompt 'Who are you?'
