from urllib.request import urlretrieve

import torch
from huggingface_hub import hf_hub_download
from PIL import Image
from torchvision.transforms import v2

weights = hf_hub_download(repo_id="facebook/EUPE-ConvNeXt-T", filename="EUPE-ConvNeXt-T.pt")
model = torch.hub.load(".", "eupe_convnext_tiny", source="local", weights=weights).eval()

prepare = v2.Compose(
    [
        v2.ToImage(),
        v2.Resize((256, 256), antialias=True),
        v2.ToDtype(torch.float32, scale=True),
        v2.Normalize(mean=(0.485, 0.456, 0.406), std=(0.229, 0.224, 0.225)),
    ]
)
urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
image = Image.open("photo.png").convert("RGB")
with torch.inference_mode():
    features = model(prepare(image).unsqueeze(0))
print(features.shape)
