from transformers import AutoImageProcessor, AutoModelForImageClassification
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("google/vit-base-patch16-224")
model = AutoModelForImageClassification.from_pretrained("SauravMaheshkar/vit-base-patch16-imagenette", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
print(model.config.id2label[outputs.logits.argmax(-1).item()])
