hf download nvidia/Fixer --local-dir=models
docker run --gpus=all -v "$PWD":/work nvcr.io/nvidia/pytorch:24.10-py3 \
  python /work/src/inference_pretrained_model_jit.py \
  --model /work/models/pretrained/pretrained_fixer_jit.pt \
  --input /work/examples \
  --output /work/output \
  --resolution 1024
