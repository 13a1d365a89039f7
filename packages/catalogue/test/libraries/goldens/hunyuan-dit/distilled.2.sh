hf download Tencent-Hunyuan/HunyuanDiT-v1.2 --local-dir=ckpts
hf download Tencent-Hunyuan/Distillation-v1.2 pytorch_model_distill.pt --local-dir=ckpts/t2i/model
python sample_t2i.py --no-enhance --load-key=distill --infer-steps=50 \
  --prompt='A lighthouse on a cliff at dawn, soft light, watercolour'
