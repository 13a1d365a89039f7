mlc_llm chat HF://mlc-ai/Llama-3-8B-Instruct-q4f16_1-MLC
