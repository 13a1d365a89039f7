lerobot-eval \
  --policy.path=harbour-robots/pi05-kitchen \
  --env.type=libero --env.task=libero_90 \
  --eval.n_episodes=10 \
  --policy.device=cuda
