from urllib.request import urlopen

import numpy as np
import torch
from PIL import Image
from sam2.sam2_image_predictor import SAM2ImagePredictor

predictor = SAM2ImagePredictor.from_pretrained("facebook/sam2.1-hiera-large")
image = Image.open(urlopen("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")).convert("RGB")
point = np.array([[image.width / 2, image.height / 2]])

with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
    predictor.set_image(image)
    masks, scores, _ = predictor.predict(point_coords=point, point_labels=np.array([1]))

best = masks[scores.argmax()]
Image.fromarray((best * 255).astype(np.uint8)).save("mask.png")
