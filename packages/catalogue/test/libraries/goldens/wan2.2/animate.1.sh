hf download Wan-AI/Wan2.2-Animate-14B --local-dir=Wan2.2-Animate-14B
python wan/modules/animate/preprocess/preprocess_data.py \
  --ckpt_path=Wan2.2-Animate-14B/process_checkpoint \
  --video_path=motion.mp4 --refer_path=character.png --save_path=prepared \
  --resolution_area 1280 720 --retarget_flag
python generate.py --task=animate-14B --ckpt_dir=Wan2.2-Animate-14B \
  --src_root_path=prepared --refert_num=1 --save_file=output.mp4
