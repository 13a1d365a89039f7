hf download Wan-AI/Wan2.1-T2V-1.3B --local-dir=base
hf download bytedance-research/Phantom Phantom-Wan-1.3B.pth --local-dir=phantom
python generate.py --task=s2v-1.3B --size='832*480' --ckpt_dir=base \
  --phantom_ckpt=phantom/Phantom-Wan-1.3B.pth \
  --ref_image=first.png,second.png \
  --prompt='The two walk along a quiet beach at sunset' \
  --save_file=output.mp4
