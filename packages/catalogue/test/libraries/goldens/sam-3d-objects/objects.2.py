import sys

from huggingface_hub import snapshot_download

sys.path.append("notebook")
from inference import Inference, load_image, load_single_mask

folder = snapshot_download("facebook/sam-3d-objects")
inference = Inference(f"{folder}/checkpoints/pipeline.yaml", compile=False)

example = "notebook/images/shutterstock_stylish_kidsroom_1640806567"
image = load_image(f"{example}/image.png")
mask = load_single_mask(example, index=14)

output = inference(image, mask, seed=42)
output["gs"].save_ply("splat.ply")
