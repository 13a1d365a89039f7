hf download Wan-AI/Wan2.2-S2V-14B --local-dir=Wan2.2-S2V-14B
python generate.py --task=s2v-14B --ckpt_dir=Wan2.2-S2V-14B \
  --size='1024*704' --image=examples/i2v_input.JPG --audio=examples/talk.wav \
  --offload_model=True --convert_model_dtype \
  --prompt='A white cat on a surfboard looks into the camera, the sea behind it' \
  --save_file=output.mp4
