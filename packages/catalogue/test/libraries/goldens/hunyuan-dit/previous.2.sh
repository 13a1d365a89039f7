hf download Tencent-Hunyuan/HunyuanDiT-v1.1 --local-dir=ckpts
python sample_t2i.py --no-enhance --use-style-cond --size-cond 1024 1024 --beta-end=0.03 \
  --prompt='A lighthouse on a cliff at dawn, soft light, watercolour'
