hf download facebook/sapiens-seg-1b-bfloat16 --local-dir=sapiens-seg-1b-bfloat16
