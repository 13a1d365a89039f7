mflux-generate \
  --model=AITRADER/FLUX1-dev-mlx-4bit --base-model=dev \
  --prompt='A lighthouse on a cliff at dawn, soft light, watercolour' \
  --output=image.png
