hf download ByteDance-Seed/BAGEL-7B-MoT --local-dir=models/BAGEL-7B-MoT

# Add --mode=2 on a card with less than 32 GB: the weights are then held in 4 bits.
python app.py --model_path=models/BAGEL-7B-MoT
