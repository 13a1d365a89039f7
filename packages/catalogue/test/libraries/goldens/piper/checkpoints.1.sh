hf download rhasspy/piper-checkpoints --local-dir=piper-checkpoints
