cortiq imagine z-image-turbo.cmf --prompt='A lighthouse on a cliff at dawn, soft light, watercolour' --out=image.png
