hf download SWivid/Habibi-TTS Unified/model_200000.safetensors Unified/vocab.txt --local-dir=Habibi-TTS
habibi-tts_infer-cli --model=Unified --dialect=MSA \
  --ckpt_file=Habibi-TTS/Unified/model_200000.safetensors \
  --vocab_file=Habibi-TTS/Unified/vocab.txt \
  --gen_text='تغادر العبارة في التاسعة والنصف صباحا.' \
  --output_dir=. --output_file=output.wav
