from urllib.request import urlretrieve

import torch
from huggingface_hub import hf_hub_download
from PIL import Image
from torchvision.transforms import v2

path = hf_hub_download(repo_id="facebook/sapiens-pretrain-1b-torchscript", filename="sapiens_1b_epoch_173_torchscript.pt2")
model = torch.jit.load(path).eval().to("cuda")

prepare = v2.Compose(
    [
        v2.ToImage(),
        v2.Resize((1024, 1024)),
        v2.ToDtype(torch.float32),
        v2.Normalize(mean=(123.5, 116.5, 103.5), std=(58.5, 57.0, 57.5)),
    ]
)
urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png", "person.png")
image = Image.open("person.png").convert("RGB")
with torch.inference_mode():
    output = model(prepare(image).unsqueeze(0).to("cuda"))
(features,) = output
print(features.shape)
