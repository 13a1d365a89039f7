hf download fishaudio/openaudio-s1-mini --local-dir=checkpoints/openaudio-s1-mini
python fish_speech/models/text2semantic/inference.py --text 'The ferry leaves at half past nine.' --checkpoint-path checkpoints/openaudio-s1-mini
python fish_speech/models/dac/inference.py -i temp/codes_0.npy -o output.wav --checkpoint-path checkpoints/openaudio-s1-mini/codec.pth
