hf download harbour-films/LTX-2-tides-DISTILLED distilled-checkpoint.safetensors spatial-upsampler.safetensors --local-dir=models/LTX-2-tides-DISTILLED
hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir=models/gemma-3-12b
