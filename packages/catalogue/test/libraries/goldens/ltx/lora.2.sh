hf download Lightricks/LTX-2-19b-LoRA-Camera-Control-Dolly-In ltx-2-19b-lora-camera-control-dolly-in.safetensors --local-dir=models/LTX-2-19b-LoRA-Camera-Control-Dolly-In
hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir=models/gemma-3-12b
