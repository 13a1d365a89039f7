from urllib.request import urlretrieve

from PIL import Image
from refiners.solutions import BoxSegmenter

segmenter = BoxSegmenter()

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png", "photo.png")
image = Image.open("photo.png").convert("RGB")
mask = segmenter(image, box_prompt=(0, 0, image.width, image.height))
mask.save("mask.png")
