hf download alibaba-pai/Wan2.2-Fun-A14B-InP --local-dir=models/Diffusion_Transformer/Wan2.2-Fun-A14B-InP
python examples/wan2.2_fun/predict_i2v.py
