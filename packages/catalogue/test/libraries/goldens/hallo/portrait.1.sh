hf download fudan-generative-ai/hallo --local-dir=pretrained_models
python scripts/inference.py --source_image portrait.png --driving_audio speech.wav --output output.mp4
