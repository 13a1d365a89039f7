from urllib.request import urlretrieve

import core.vision_encoder.pe as pe
import core.vision_encoder.transforms as transforms
import torch
from huggingface_hub import hf_hub_download
from PIL import Image

device = "cuda" if torch.cuda.is_available() else "cpu"
weights = hf_hub_download(repo_id="facebook/PE-Core-L14-336", filename="PE-Core-L14-336.pt")
model = pe.CLIP.from_config("PE-Core-L14-336", pretrained=True, checkpoint_path=weights).to(device)

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
preprocess = transforms.get_image_transform(model.image_size)
image = preprocess(Image.open("photo.png")).unsqueeze(0).to(device)
tokenizer = transforms.get_text_tokenizer(model.context_length)
labels = ["two parrots", "a lighthouse", "a page of text"]
with torch.no_grad():
    pictures, texts, scale = model(image, tokenizer(labels).to(device))
scores = (scale * pictures @ texts.T).softmax(dim=-1)[0].tolist()
for label, score in zip(labels, scores):
    print(label, score)
