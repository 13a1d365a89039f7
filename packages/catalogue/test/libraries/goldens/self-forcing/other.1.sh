hf download lightx2v/Self-Forcing-FP8 --local-dir=Self-Forcing-FP8
