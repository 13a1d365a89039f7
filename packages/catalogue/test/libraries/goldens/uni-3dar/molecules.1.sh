hf download dptech/Uni-3DAR qm9.pt --local-dir=.
docker run --gpus=all -v "$PWD":/uni3dar -w /uni3dar \
  dptechnology/unicore:2407-pytorch2.4.0-cuda12.5-rdma \
  bash scripts/inference_qm9.sh qm9.pt
