mkdir -p magenta-cache
docker run -it --gpus device=0 -p 8000:8000 \
  -v "$PWD/magenta-cache":/magenta-realtime/cache \
  us-docker.pkg.dev/brain-magenta/magenta-rt/magenta-rt:gpu
