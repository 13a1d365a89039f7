hf download nvidia/Fixer --local-dir=models
docker build -t fixer -f Dockerfile.cosmos .

# The code looks for the base model below /work.
docker run --gpus=all --ipc=host -v "$PWD":/work --entrypoint python fixer \
  /work/src/inference_pretrained_model.py \
  --model /work/models/pretrained/pretrained_fixer.pkl \
  --input /work/examples \
  --output /work/output \
  --timestep 250
