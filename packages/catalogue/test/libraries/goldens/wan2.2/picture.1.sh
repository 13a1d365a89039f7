hf download Wan-AI/Wan2.2-I2V-A14B --local-dir=Wan2.2-I2V-A14B
python generate.py --task=i2v-A14B --ckpt_dir=Wan2.2-I2V-A14B \
  --size='1280*720' --image=examples/i2v_input.JPG \
  --offload_model=True --convert_model_dtype \
  --prompt='A white cat on a surfboard looks into the camera, the sea behind it' \
  --save_file=output.mp4
