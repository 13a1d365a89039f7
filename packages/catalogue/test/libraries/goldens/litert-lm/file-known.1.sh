litert-lm run --from-huggingface-repo=litert-community/Qwen2.5-1.5B-Instruct Qwen2.5-1.5B-Instruct_multi-prefill-seq_q8_ekv4096.litertlm --prompt='Who are you?'
