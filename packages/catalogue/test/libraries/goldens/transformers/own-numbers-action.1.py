import torch
from transformers import AutoModel

model = AutoModel.from_pretrained("edbeeching/decision-transformer-gym-hopper-expert", device_map="auto")

config = model.config
# Zeros stand for what the agent observes and has done; 1 is the return that it aims for, scaled as in training.
outputs = model(
    states=torch.zeros(1, 1, config.state_dim, device=model.device),
    actions=torch.zeros(1, 1, config.act_dim, device=model.device),
    rewards=torch.zeros(1, 1, 1, device=model.device),
    returns_to_go=torch.ones(1, 1, 1, device=model.device),
    timesteps=torch.zeros(1, 1, dtype=torch.long, device=model.device),
    attention_mask=torch.ones(1, 1, device=model.device),
)
print(outputs.action_preds)
