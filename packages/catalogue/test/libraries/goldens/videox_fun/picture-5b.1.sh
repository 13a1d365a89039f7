hf download alibaba-pai/Wan2.2-Fun-5B-InP --local-dir=models/Diffusion_Transformer/Wan2.2-Fun-5B-InP
python examples/wan2.2_fun/predict_i2v_5b.py
