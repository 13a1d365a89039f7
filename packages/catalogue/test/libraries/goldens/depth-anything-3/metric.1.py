from urllib.request import urlretrieve

from depth_anything_3.api import DepthAnything3
from PIL import Image

model = DepthAnything3.from_pretrained("depth-anything/DA3METRIC-LARGE").to("cuda")

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
# Several views of one scene may be in the list.
prediction = model.inference(["photo.png"])
depth = prediction.depth[0]
# In metres: depth * focal length in pixels / 300.
print(depth.shape, depth.min(), depth.max())
Image.fromarray((depth / depth.max() * 255).astype("uint8")).save("depth.png")
