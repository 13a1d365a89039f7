from urllib.request import urlretrieve

import birder
import torch
from PIL import Image

net, info, transform = birder.load_pretrained_model_and_transform("mvit_v2_t_il-all")

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
pixels = transform(Image.open("photo.png").convert("RGB")).unsqueeze(0)
with torch.inference_mode():
    output = net(pixels)
names = {number: name for name, number in info.class_to_idx.items()}
print(names[int(output.argmax())])
