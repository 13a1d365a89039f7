from urllib.request import urlretrieve

import torch
from ben2 import AutoModel
from PIL import Image

device = "cuda" if torch.cuda.is_available() else "cpu"
model = AutoModel.from_pretrained("PramaLLC/BEN2")
model.to(device).eval()

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
foreground = model.inference(Image.open("photo.png"))
foreground.save("foreground.png")
