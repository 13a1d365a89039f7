hf download alibaba-pai/Wan2.1-Fun-V1.1-14B-Control --local-dir=models/Diffusion_Transformer/Wan2.1-Fun-V1.1-14B-Control
python examples/wan2.1_fun/predict_v2v_control.py
