hf download Lightricks/LTX-2 ltx-2-19b-distilled.safetensors ltx-2-19b-dev.safetensors ltx-2-19b-distilled-lora-384.safetensors ltx-2-spatial-upscaler-x2-1.0.safetensors --local-dir=models/LTX-2
hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir=models/gemma-3-12b
