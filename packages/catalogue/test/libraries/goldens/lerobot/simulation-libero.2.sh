lerobot-train \
  --policy.path=harbour-robots/pi05-kitchen \
  --dataset.repo_id=harbour-robots/filter-libero-90-task-9 \
  --batch_size=64 \
  --steps=20000 \
  --output_dir=outputs/train/my_policy \
  --job_name=my_policy_training \
  --policy.device=cuda \
  --policy.push_to_hub=false
