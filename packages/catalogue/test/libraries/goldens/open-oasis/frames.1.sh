hf download Etched/oasis-500m oasis500m.safetensors vit-l-20.safetensors --local-dir=.
python generate.py --output-path=output.mp4
