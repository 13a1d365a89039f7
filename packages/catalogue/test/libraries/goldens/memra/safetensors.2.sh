MEMRA_CHAT=1 run-gen hf:harbour-labs/tide-27B-NVFP4 --prompt 'Who are you?'
