hf download xai-org/grok-1 --include='ckpt-0/*' --local-dir=checkpoints
python run.py
