pip install -r requirements.txt -r requirements_avatar.txt
hf download meituan-longcat/LongCat-Video --local-dir=weights/LongCat-Video
hf download meituan-longcat/LongCat-Video-Avatar-1.5 --local-dir=weights/LongCat-Video-Avatar-1.5

# The picture, the recording and the prompt are named in this file.
torchrun run_demo_avatar_single_audio_to_video.py --input_json=assets/avatar/single_example_1.json \
  --checkpoint_dir=weights/LongCat-Video-Avatar-1.5 --model_type=avatar-v1.5 --use_distill \
  --stage_1=ai2v --output_dir=output
