hf download Wan-AI/Wan2.2-TI2V-5B --local-dir=Wan2.2-TI2V-5B
python generate.py --task=ti2v-5B --ckpt_dir=Wan2.2-TI2V-5B \
  --size='1280*704' --t5_cpu \
  --offload_model=True --convert_model_dtype \
  --prompt='A paper boat drifting down a sunlit stream' \
  --save_file=output.mp4
