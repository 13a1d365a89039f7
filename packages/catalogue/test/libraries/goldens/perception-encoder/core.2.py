from urllib.request import urlretrieve

import core.vision_encoder.pe as pe
import core.vision_encoder.transforms as transforms
import torch
from huggingface_hub import hf_hub_download
from PIL import Image

device = "cuda" if torch.cuda.is_available() else "cpu"
weights = hf_hub_download(repo_id="facebook/PE-Core-L14-336", filename="PE-Core-L14-336.pt")
model = pe.VisionTransformer.from_config("PE-Core-L14-336", pretrained=True, checkpoint_path=weights).to(device)

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
preprocess = transforms.get_image_transform(model.image_size)
image = preprocess(Image.open("photo.png")).unsqueeze(0).to(device)
with torch.no_grad():
    features = model.forward_features(image)
print(features.shape)
