hf download ada/MiniMax-H3-Image-VAE --local-dir=MiniMax-H3-Image-VAE
