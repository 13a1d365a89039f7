hf download harbour-films/LTX-2.3-tides distilled-checkpoint.safetensors checkpoint.safetensors distilled-lora.safetensors spatial-upsampler.safetensors --local-dir=models/LTX-2.3-tides
hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir=models/gemma-3-12b
