hf download hpcai-tech/Open-Sora-v2 --local-dir=ckpts
torchrun --nproc_per_node=1 --standalone scripts/diffusion/inference.py \
  configs/diffusion/inference/256px.py \
  --save-dir samples \
  --prompt 'A paper boat drifting down a sunlit stream'
