hf download TencentARC/SEED-Story --local-dir=pretrained
