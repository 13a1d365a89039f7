hf download ByteDance-Seed/SeedVR2-3B --local-dir=ckpts
PYTHONPATH=. torchrun --nproc-per-node=1 projects/inference_seedvr2_3b.py \
  --video_path=videos --output_dir=restored --res_h=720 --res_w=1280
