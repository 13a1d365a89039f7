MEMRA_CHAT=1 run-gen hf:Avifenesh/Qwen3.8-27B-NVFP4-MTP-GGUF:Q5K-mtp --prompt 'Who are you?'
