from urllib.request import urlretrieve

from mapanything.models import MapAnything
from mapanything.utils.image import load_images

model = MapAnything.from_pretrained("facebook/map-anything").to("cuda")

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
# Several views of one scene may be in the list.
views = load_images(["photo.png"])
for prediction in model.infer(views, memory_efficient_inference=True, use_amp=True, amp_dtype="bf16"):
    print("Points in metres:", prediction["pts3d"].shape)
    print("Depth:", prediction["depth_z"].min().item(), "to", prediction["depth_z"].max().item())
    print("Camera matrix:", prediction["intrinsics"])
