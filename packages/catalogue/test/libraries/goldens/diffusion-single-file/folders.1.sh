hf download example/folders-of-comfyui diffusion_models/clouds_fp8.safetensors vae/clouds_vae.safetensors --local-dir=models
python main.py
