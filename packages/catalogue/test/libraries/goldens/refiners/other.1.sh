hf download refiners/dinov2_small --local-dir=dinov2_small
