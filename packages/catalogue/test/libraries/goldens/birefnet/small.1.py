from urllib.request import urlretrieve

import torch
from transformers import AutoModelForImageSegmentation
from PIL import Image
from torchvision import transforms

device = "cuda" if torch.cuda.is_available() else "cpu"
model = AutoModelForImageSegmentation.from_pretrained("ZhengPeng7/BiRefNet_lite-2K", trust_remote_code=True)
model.to(device).float().eval()

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
image = Image.open("photo.png").convert("RGB")
prepare = transforms.Compose(
    [
        transforms.Resize((1440, 2560)),
        transforms.ToTensor(),
        transforms.Normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]),
    ]
)
with torch.no_grad():
    mask = model(prepare(image).unsqueeze(0).to(device))[-1].sigmoid().cpu()[0]
image.putalpha(transforms.ToPILImage()(mask).resize(image.size))
image.save("foreground.png")
