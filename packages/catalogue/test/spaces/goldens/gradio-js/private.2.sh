HF_TOKEN=$(hf auth token)
export HF_TOKEN
