hf download xai-org/grok-2 --local-dir=grok-2
