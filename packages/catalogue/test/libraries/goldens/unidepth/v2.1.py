from urllib.request import urlretrieve

import numpy as np
import torch
from PIL import Image
from unidepth.models import UniDepthV2

device = "cuda" if torch.cuda.is_available() else "cpu"
model = UniDepthV2.from_pretrained("lpiccinelli/unidepth-v2-vitl14").to(device).eval()

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
image = Image.open("photo.png").convert("RGB")
prediction = model.infer(torch.from_numpy(np.array(image)).permute(2, 0, 1))

depth = prediction["depth"]
print("Depth in metres:", depth.min().item(), "to", depth.max().item())
print("Points:", prediction["points"].shape)
print("Camera matrix:", prediction["intrinsics"])
