hf download Tencent-Hunyuan/HYDiT-LoRA --local-dir=HYDiT-LoRA
