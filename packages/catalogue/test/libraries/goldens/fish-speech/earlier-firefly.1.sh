hf download fishaudio/fish-speech-1.5 --local-dir=checkpoints/fish-speech-1.5
python fish_speech/models/text2semantic/inference.py --text 'The ferry leaves at half past nine.' --checkpoint-path checkpoints/fish-speech-1.5
python fish_speech/models/vqgan/inference.py -i temp/codes_0.npy -o output.wav --checkpoint-path checkpoints/fish-speech-1.5/firefly-gan-vq-fsq-8x1024-21hz-generator.pth
