hf download GatekeeperZA/Qwen3-VL-4B-Instruct-RKLLM-v1.2.3 --local-dir=Qwen3-VL-4B-Instruct-RKLLM-v1.2.3
