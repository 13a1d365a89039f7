hf download Wan-AI/Wan2.2-T2V-A14B --local-dir=Wan2.2-T2V-A14B
python generate.py --task=t2v-A14B --ckpt_dir=Wan2.2-T2V-A14B \
  --size='1280*720' \
  --offload_model=True --convert_model_dtype \
  --prompt='A paper boat drifting down a sunlit stream' \
  --save_file=output.mp4
