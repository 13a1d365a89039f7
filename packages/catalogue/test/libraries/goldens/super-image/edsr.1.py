from urllib.request import urlretrieve

import torch
from PIL import Image
from super_image import EdsrModel, ImageLoader

model = EdsrModel.from_pretrained("eugenesiow/edsr-base", scale=2)

urlretrieve("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg", "cats.jpg")
with torch.no_grad():
    enlarged = model(ImageLoader.load_image(Image.open("cats.jpg")))
ImageLoader.save_image(enlarged, "output.png")
