from urllib.request import urlretrieve

import mlx.core as mx
from huggingface_hub import hf_hub_download
from mlxim.io import read_rgb
from mlxim.model import create_model
from mlxim.transform import ImageNetTransform

weights = hf_hub_download(repo_id="mlx-vision/resnet18-mlxim", filename="model.safetensors")
model = create_model("resnet18", weights=weights)
model.eval()

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
prepare = ImageNetTransform(train=False, img_size=224)
image = mx.array(prepare(read_rgb("photo.png")))
output = model(mx.expand_dims(image, 0))
print(output.shape, mx.argmax(output, axis=-1))
