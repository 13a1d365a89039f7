hf download nvidia/personaplex-7b-v1 --local-dir=personaplex-7b-v1
