hf download alibaba-pai/CogVideoX-Fun-V1.1-5b-Pose --local-dir=models/Diffusion_Transformer/CogVideoX-Fun-V1.1-5b-Pose
python examples/cogvideox_fun/predict_v2v_control.py
