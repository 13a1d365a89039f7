hf download BAAI/MTVCraft --local-dir=pretrained_models
bash scripts/inference_long.sh examples/samples.txt output
