import torch
from transformers import AutoImageProcessor, AutoModel, AutoTokenizer
from transformers.image_utils import load_image

tokenizer = AutoTokenizer.from_pretrained("line-corporation/clip-japanese-base", trust_remote_code=True)
processor = AutoImageProcessor.from_pretrained("line-corporation/clip-japanese-base", trust_remote_code=True)
model = AutoModel.from_pretrained("line-corporation/clip-japanese-base", trust_remote_code=True)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
labels = ["動物", "人", "風景"]
with torch.no_grad():
    picture = model.get_image_features(**processor(image, return_tensors="pt"))
    texts = model.get_text_features(**tokenizer(labels))
for label, score in zip(labels, (100 * picture @ texts.T).softmax(dim=-1)[0].tolist()):
    print(label, round(score, 3))
