hf download fishaudio/fish-speech-1.4 --local-dir=checkpoints/fish-speech-1.4
python tools/llama/generate.py --text 'The ferry leaves at half past nine.' --checkpoint-path checkpoints/fish-speech-1.4
python tools/vqgan/inference.py -i codes_0.npy -o output.wav --checkpoint-path checkpoints/fish-speech-1.4/firefly-gan-vq-fsq-8x1024-21hz-generator.pth
