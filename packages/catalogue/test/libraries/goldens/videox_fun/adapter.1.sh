hf download alibaba-pai/CogVideoX-Fun-V1.1-Reward-LoRAs --local-dir=CogVideoX-Fun-V1.1-Reward-LoRAs
