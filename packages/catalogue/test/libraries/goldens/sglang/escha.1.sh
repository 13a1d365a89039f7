hf download EschaLabs/Qwen3.6-35B-A3B-Escha-W2 --local-dir=Qwen3.6-35B-A3B-Escha-W2
