hf download Lightricks/LTX-2.3-22b-IC-LoRA-Union-Control ltx-2.3-22b-ic-lora-union-control-ref0.5.safetensors --local-dir=models/LTX-2.3-22b-IC-LoRA-Union-Control
hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir=models/gemma-3-12b
