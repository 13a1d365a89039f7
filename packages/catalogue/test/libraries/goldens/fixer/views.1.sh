hf download nvidia/Fixer --local-dir=models
docker run --gpus=all -v "$PWD":/fixer nvcr.io/nvidia/pytorch:24.10-py3 \
  python /fixer/src/inference_pretrained_model_jit.py \
  --model /fixer/models/pretrained/pretrained_fixer_jit.pt \
  --input /fixer/examples \
  --output /fixer/output \
  --resolution 1024
