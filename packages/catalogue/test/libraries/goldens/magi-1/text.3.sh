export MASTER_ADDR=localhost MASTER_PORT=6009 GPUS_PER_NODE=1 NNODES=1 WORLD_SIZE=1
export PAD_HQ=1 PAD_DURATION=1 OFFLOAD_T5_CACHE=true OFFLOAD_VAE_CACHE=true

# For a picture: --mode=i2v --image_path=picture.png
PYTHONPATH=. python inference/pipeline/entry.py --mode=t2v \
  --config_file=example/4.5B/4.5B_base_config.json \
  --prompt='A paper boat drifting down a sunlit stream' \
  --output_path=output.mp4
