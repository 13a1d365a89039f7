from urllib.request import urlopen

import numpy as np
import torch
from huggingface_hub import hf_hub_download
from PIL import Image
from sam2.build_sam import build_sam2
from sam2.sam2_image_predictor import SAM2ImagePredictor

weights = hf_hub_download(repo_id="harbour/tide-segmenter", filename="sam2_hiera_large.pt")
predictor = SAM2ImagePredictor(build_sam2("configs/sam2/sam2_hiera_l.yaml", weights))
image = Image.open(urlopen("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")).convert("RGB")
point = np.array([[image.width / 2, image.height / 2]])

with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
    predictor.set_image(image)
    masks, scores, _ = predictor.predict(point_coords=point, point_labels=np.array([1]))

best = masks[scores.argmax()]
Image.fromarray((best * 255).astype(np.uint8)).save("mask.png")
