from transformers import AutoProcessor, AutoModelForZeroShotImageClassification
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("OFA-Sys/chinese-clip-vit-base-patch16")
model = AutoModelForZeroShotImageClassification.from_pretrained("OFA-Sys/chinese-clip-vit-base-patch16", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
labels = ["动物", "人", "风景"]
inputs = processor(text=labels, images=image, padding=True, return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
for label, score in zip(labels, outputs.logits_per_image.softmax(dim=1)[0].tolist()):
    print(label, round(score, 3))
