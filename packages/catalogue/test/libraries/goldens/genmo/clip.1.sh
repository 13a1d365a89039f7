hf download genmo/mochi-1-preview dit.safetensors decoder.safetensors --local-dir=weights
CUDA_VISIBLE_DEVICES=0 python demos/cli.py --model_dir=weights --cpu_offload \
  --prompt='A paper boat drifting down a sunlit stream'
