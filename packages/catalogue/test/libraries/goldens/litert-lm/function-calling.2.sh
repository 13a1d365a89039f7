HF_TOKEN=$(hf auth token) litert-lm run --from-huggingface-repo=litert-community/functiongemma-270m-ft-mobile-actions --preset=functions.py --prompt='Show the harbour of Lisbon on the map.'
