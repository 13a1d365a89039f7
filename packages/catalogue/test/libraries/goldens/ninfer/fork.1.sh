hf download harbour/Qwen3.8-27B-Tide-NInfer --local-dir=Qwen3.8-27B-Tide-NInfer
