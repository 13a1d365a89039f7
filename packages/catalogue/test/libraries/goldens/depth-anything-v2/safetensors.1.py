from urllib.request import urlretrieve

import cv2
import torch
from huggingface_hub import hf_hub_download
from safetensors.torch import load_file

from depth_anything_v2.dpt import DepthAnythingV2

# The library puts the picture on the first of these that it finds.
device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
model = DepthAnythingV2(encoder="vits", features=64, out_channels=[48, 96, 192, 384])
weights = hf_hub_download(repo_id="harbour-vision/Depth-Anything-V2-Small", filename="model.safetensors")
model.load_state_dict(load_file(weights))
model.to(device).eval()

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
depth = model.infer_image(cv2.imread("photo.png"))
print(depth.shape, depth.min(), depth.max())
cv2.imwrite("depth.png", (depth / depth.max() * 255).astype("uint8"))
