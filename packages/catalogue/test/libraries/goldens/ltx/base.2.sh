hf download Lightricks/LTX-2.3 ltx-2.3-22b-distilled.safetensors ltx-2.3-22b-dev.safetensors ltx-2.3-22b-distilled-lora-384.safetensors ltx-2.3-spatial-upscaler-x2-1.1.safetensors --local-dir=models/LTX-2.3
hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir=models/gemma-3-12b
