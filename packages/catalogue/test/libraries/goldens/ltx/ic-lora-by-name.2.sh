hf download harbour-films/ltx-2-3-tide-ic-lora --local-dir=models/ltx-2-3-tide-ic-lora
hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir=models/gemma-3-12b
