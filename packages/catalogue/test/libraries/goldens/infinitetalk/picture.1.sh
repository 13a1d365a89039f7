hf download Wan-AI/Wan2.1-I2V-14B-480P --local-dir=weights/base
hf download TencentGameMate/chinese-wav2vec2-base --local-dir=weights/wav2vec2
# As safetensors its weights are only in a change proposed to it.
hf download TencentGameMate/chinese-wav2vec2-base model.safetensors --revision=refs/pr/1 --local-dir=weights/wav2vec2
hf download MeiGen-AI/InfiniteTalk --local-dir=weights/infinitetalk

# The picture, the recording and the prompt are named in this file.
python generate_infinitetalk.py --input_json=examples/single_example_image.json \
  --ckpt_dir=weights/base --wav2vec_dir=weights/wav2vec2 \
  --infinitetalk_dir=weights/infinitetalk/single/infinitetalk.safetensors \
  --size=infinitetalk-480 --sample_steps=40 --mode=streaming --motion_frame=9 \
  --save_file=output
