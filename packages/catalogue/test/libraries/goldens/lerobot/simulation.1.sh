lerobot-eval \
  --policy.path=harbour-robots/pusht-diffusion \
  --env.type=pusht \
  --eval.n_episodes=10 \
  --policy.device=cuda
