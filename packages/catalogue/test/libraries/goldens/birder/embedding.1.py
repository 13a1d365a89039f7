from urllib.request import urlretrieve

import birder
import torch
from PIL import Image

net, _, transform = birder.load_pretrained_model_and_transform("vit_reg4_b16_mim")

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
pixels = transform(Image.open("photo.png").convert("RGB")).unsqueeze(0)
with torch.inference_mode():
    output = net.embedding(pixels)
print(output.shape)
