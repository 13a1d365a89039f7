hf download fishaudio/s2-pro --local-dir=checkpoints/s2-pro
python fish_speech/models/text2semantic/inference.py \
  --text 'The ferry leaves at half past nine.' --checkpoint-path checkpoints/s2-pro --output output.wav
