from urllib.request import urlopen

import timm
import torch
from PIL import Image

model = timm.create_model("hf-hub:timm/mobilenetv3_small_100.lamb_in1k", pretrained=True).eval()
config = timm.data.resolve_model_data_config(model)
transform = timm.data.create_transform(**config, is_training=False)

image = Image.open(urlopen("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")).convert("RGB")
with torch.inference_mode():
    output = model(transform(image).unsqueeze(0))
print(output.softmax(dim=1).topk(5))
