from dataclasses import replace
from urllib.request import urlretrieve

import depth_pro
from depth_pro.depth_pro import DEFAULT_MONODEPTH_CONFIG_DICT
from huggingface_hub import hf_hub_download

weights = hf_hub_download(repo_id="apple/DepthPro", filename="depth_pro.pt")
config = replace(DEFAULT_MONODEPTH_CONFIG_DICT, checkpoint_uri=weights)
model, transform = depth_pro.create_model_and_transforms(config)
model.eval()

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
image, _, f_px = depth_pro.load_rgb("photo.png")
prediction = model.infer(transform(image), f_px=f_px)

depth = prediction["depth"]
print("Depth in metres:", depth.min().item(), "to", depth.max().item())
print("Focal length in pixels:", prediction["focallength_px"].item())
