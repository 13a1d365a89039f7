hf download numz/SeedVR2_comfyUI --local-dir=SeedVR2_comfyUI
