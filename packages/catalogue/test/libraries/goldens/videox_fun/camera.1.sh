hf download alibaba-pai/Wan2.1-Fun-V1.1-1.3B-Control-Camera --local-dir=models/Diffusion_Transformer/Wan2.1-Fun-V1.1-1.3B-Control-Camera
python examples/wan2.1_fun/predict_v2v_control_camera.py
