from urllib.request import urlretrieve

import open_clip
import torch
from PIL import Image

name = "hf-hub:apple/DFN5B-CLIP-ViT-H-14-378"
model, _, preprocess = open_clip.create_model_and_transforms(name)
tokenizer = open_clip.get_tokenizer(name)
model.eval()

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
image = preprocess(Image.open("photo.png").convert("RGB")).unsqueeze(0)
labels = ["two parrots", "a lighthouse", "a page of text"]
with torch.no_grad():
    pictures = model.encode_image(image, normalize=True)
    texts = model.encode_text(tokenizer(labels), normalize=True)
for label, score in zip(labels, (pictures @ texts.T)[0].tolist()):
    print(label, score)
