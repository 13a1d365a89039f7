from urllib.request import urlretrieve

import open_clip
import torch
from huggingface_hub import hf_hub_download
from PIL import Image

checkpoint = hf_hub_download(repo_id="apple/TiC-CLIP-bestpool-sequential", filename="checkpoints/2022.pt")
# The checkpoint holds figures of its training beside the weights.
model, preprocess = open_clip.create_model_from_pretrained(
    "ViT-B-16", pretrained=checkpoint, weights_only=False
)
tokenizer = open_clip.get_tokenizer("ViT-B-16")
model.eval()

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
image = preprocess(Image.open("photo.png").convert("RGB")).unsqueeze(0)
labels = ["two parrots", "a lighthouse", "a page of text"]
with torch.inference_mode():
    picture = model.encode_image(image, normalize=True)
    texts = model.encode_text(tokenizer(labels), normalize=True)
for label, score in zip(labels, (picture @ texts.T)[0].tolist()):
    print(label, score)
