lerobot-train \
  --policy.path=harbour-robots/pusht-diffusion \
  --dataset.repo_id=lerobot/pusht \
  --batch_size=64 \
  --steps=20000 \
  --output_dir=outputs/train/my_policy \
  --job_name=my_policy_training \
  --policy.device=cuda \
  --policy.push_to_hub=false
