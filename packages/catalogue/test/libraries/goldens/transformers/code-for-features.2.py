from transformers import AutoProcessor, AutoModelForZeroShotImageClassification
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("google/tipsv2-b14")
model = AutoModelForZeroShotImageClassification.from_pretrained("google/tipsv2-b14", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
labels = ["animals", "humans", "landscape"]
inputs = processor(text=labels, images=image, padding="max_length", max_length=64, return_tensors="pt").to(model.device)
outputs = model(**inputs)
scores = outputs.logits_per_image.softmax(dim=1)
for label, score in zip(labels, scores[0].tolist()):
    print(label, round(score, 3))
