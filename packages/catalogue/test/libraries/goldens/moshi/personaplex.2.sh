python -m moshi.server --hf-repo=nvidia/personaplex-7b-v1
