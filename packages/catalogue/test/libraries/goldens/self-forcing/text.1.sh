hf download Wan-AI/Wan2.1-T2V-1.3B --local-dir=wan_models/Wan2.1-T2V-1.3B
hf download gdhe17/Self-Forcing checkpoints/self_forcing_dmd.pt --local-dir=.
printf '%s\n' 'A paper boat drifting down a sunlit stream' > prompt.txt
python inference.py --config_path=configs/self_forcing_dmd.yaml \
  --checkpoint_path=checkpoints/self_forcing_dmd.pt --use_ema \
  --data_path=prompt.txt --output_folder=videos
