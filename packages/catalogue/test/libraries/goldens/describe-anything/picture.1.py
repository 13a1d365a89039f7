from urllib.request import urlretrieve

from dam import DescribeAnythingModel, disable_torch_init
from huggingface_hub import snapshot_download
from PIL import Image, ImageDraw

disable_torch_init()
model = DescribeAnythingModel(
    model_path=snapshot_download("nvidia/DAM-3B"),
    conv_mode="v1",
    prompt_mode="full+focal_crop",
).to("cuda")

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
image = Image.open("photo.png").convert("RGB")
mask = Image.new("L", image.size)
ImageDraw.Draw(mask).rectangle((0, 0, image.width // 2, image.height), fill=255)

print(model.get_description(image, mask, "<image>\nDescribe the masked region in detail."))
