lerobot-train \
  --policy.path=harbour-robots/act-stack-cups \
  --dataset.repo_id=lerobot/svla_so101_pickplace \
  --batch_size=64 \
  --steps=20000 \
  --output_dir=outputs/train/my_policy \
  --job_name=my_policy_training \
  --policy.device=cuda \
  --policy.push_to_hub=false
