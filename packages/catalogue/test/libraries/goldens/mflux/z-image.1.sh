mflux-generate-z-image-turbo \
  --model=filipstrand/Z-Image-Turbo-mflux-4bit \
  --prompt='A lighthouse on a cliff at dawn, soft light, watercolour' \
  --output=image.png
