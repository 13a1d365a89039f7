hf download Lightricks/LTX-2.5-22b-IC-LoRA-Refine-Details ltx-2.5-22b-ic-lora-refine-details-1.0.safetensors --local-dir=models/LTX-2.5-22b-IC-LoRA-Refine-Details
