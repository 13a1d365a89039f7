from urllib.request import urlretrieve

import japanese_clip as ja_clip
import torch
from PIL import Image

model, preprocess = ja_clip.load("rinna/japanese-clip-vit-b-16", device="cpu")

urlretrieve("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg", "cats.jpg")
image = preprocess(Image.open("cats.jpg")).unsqueeze(0)
labels = ["犬", "猫", "象"]
texts = ja_clip.tokenize(labels, device="cpu")
with torch.no_grad():
    image_features = model.get_image_features(image)
    text_features = model.get_text_features(**texts)

scores = (100 * image_features @ text_features.T).softmax(dim=-1)
print(dict(zip(labels, scores[0].tolist())))
