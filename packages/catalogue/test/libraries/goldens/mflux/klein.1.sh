mflux-generate-flux2 \
  --model=mlx-community/flux2-klein-9b-8bit --base-model=flux2-klein-9b \
  --prompt='A lighthouse on a cliff at dawn, soft light, watercolour' \
  --output=image.png
