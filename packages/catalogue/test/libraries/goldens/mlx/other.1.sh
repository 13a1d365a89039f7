hf download mlx-community/stable-diffusion-3-medium --local-dir=stable-diffusion-3-medium
