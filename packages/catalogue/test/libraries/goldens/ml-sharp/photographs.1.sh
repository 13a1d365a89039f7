hf download apple/Sharp sharp_2572gikvuh.pt --local-dir=checkpoints
sharp predict -i photos -o scenes -c checkpoints/sharp_2572gikvuh.pt
