hf download Tencent-Hunyuan/HunyuanDiT-v1.2 --local-dir=ckpts
python sample_t2i.py --no-enhance \
  --prompt='A lighthouse on a cliff at dawn, soft light, watercolour'
