import torch
from lightglue import LightGlue, SuperPoint
from lightglue.utils import load_image, rbd

device = "cuda" if torch.cuda.is_available() else "cpu"
extractor = SuperPoint(max_num_keypoints=2048).eval().to(device)
# The weights come from the releases of the project.
matcher = LightGlue(features="superpoint").eval().to(device)

left = extractor.extract(load_image("assets/DSC_0410.JPG").to(device))
right = extractor.extract(load_image("assets/DSC_0411.JPG").to(device))
with torch.inference_mode():
    matches = rbd(matcher({"image0": left, "image1": right}))["matches"]

points = rbd(left)["keypoints"][matches[:, 0]]
partners = rbd(right)["keypoints"][matches[:, 1]]
for point, partner in zip(points.tolist(), partners.tolist()):
    print(point, partner)
