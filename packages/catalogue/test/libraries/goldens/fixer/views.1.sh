hf download nvidia/Fixer --local-dir=models
docker build -t fixer -f Dockerfile.cosmos .

# The code looks for the base model below /work.
docker run --gpus=all --ipc=host -v "$PWD":/work -w /work --entrypoint python fixer \
  src/inference_pretrained_model.py \
  --model models/pretrained/pretrained_fixer.pkl \
  --input examples \
  --output output \
  --timestep 250
