from urllib.request import urlretrieve

import cv2
import torch
from huggingface_hub import hf_hub_download, list_repo_files
from safetensors.torch import load_file

from depth_anything_v2.dpt import DepthAnythingV2

# The library puts the picture on the first of these that it finds.
device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
model = DepthAnythingV2(encoder="vitl", features=256, out_channels=[256, 512, 1024, 1024])
files = list_repo_files("example/depth-of-rooms")
file = next(name for name in files if name.endswith((".pth", ".safetensors")))
weights = hf_hub_download(repo_id="example/depth-of-rooms", filename=file)
state = load_file(weights) if file.endswith(".safetensors") else torch.load(weights, map_location="cpu", weights_only=True)
model.load_state_dict(state)
model.to(device).eval()

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
depth = model.infer_image(cv2.imread("photo.png"))
print(depth.shape, depth.min(), depth.max())
cv2.imwrite("depth.png", (depth / depth.max() * 255).astype("uint8"))
