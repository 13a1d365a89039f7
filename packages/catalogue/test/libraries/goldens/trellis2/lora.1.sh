hf download unfundedResearcher/TRELLIS2-Minecraft-Texture-LoRA-v1 --local-dir=TRELLIS2-Minecraft-Texture-LoRA-v1
