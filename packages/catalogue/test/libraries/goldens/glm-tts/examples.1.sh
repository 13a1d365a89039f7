hf download zai-org/GLM-TTS --local-dir=ckpt
python glmtts_inference.py --data=example_zh --exp_name=_test --use_cache
