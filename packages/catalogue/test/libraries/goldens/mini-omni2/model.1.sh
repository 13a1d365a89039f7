hf download gpt-omni/mini-omni2 --local-dir=checkpoint
