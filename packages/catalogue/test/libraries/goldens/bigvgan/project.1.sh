hf download nvidia/BigVGAN --local-dir=BigVGAN
