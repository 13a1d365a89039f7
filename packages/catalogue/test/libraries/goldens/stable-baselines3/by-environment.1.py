from huggingface_hub import hf_hub_download
from stable_baselines3 import DQN

checkpoint = hf_hub_download(repo_id="harbour/unit3-dqn", filename="dqn-TideInvadersNoFrameskip-v4.zip")
# Schedules saved by another Python cannot be read; an agent at work needs none.
unused = {"learning_rate": 0.0, "lr_schedule": lambda _: 0.0, "clip_range": lambda _: 0.0}
model = DQN.load(checkpoint, custom_objects=unused)
print(model.policy)

observation = model.observation_space.sample()
action, _ = model.predict(observation, deterministic=True)
print(action)
