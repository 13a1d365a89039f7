hf download stabilityai/stable-diffusion-3-medium --local-dir=stable-diffusion-3-medium
