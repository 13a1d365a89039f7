python -m moshi.offline --hf-repo=nvidia/personaplex-7b-v1 --voice-prompt=NATF2.pt \
  --input-wav=assets/test/input_assistant.wav \
  --output-wav=output.wav --output-text=output.json
