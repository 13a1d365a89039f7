from urllib.request import urlretrieve

import torch
from PIL import Image
from super_image import HanModel, ImageLoader

model = HanModel.from_pretrained("eugenesiow/han", scale=4)

urlretrieve("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg", "cats.jpg")
with torch.no_grad():
    enlarged = model(ImageLoader.load_image(Image.open("cats.jpg")))
ImageLoader.save_image(enlarged, "output.png")
