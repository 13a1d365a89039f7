HF_TOKEN=$(hf auth token) litert-lm run --from-huggingface-repo=litert-community/Gemma3-4B-IT gemma3-4b-it-int4-web.litertlm --prompt='Who are you?'
