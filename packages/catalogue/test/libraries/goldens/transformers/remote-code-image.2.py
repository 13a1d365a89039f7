from transformers import AutoImageProcessor, AutoModelForImageSegmentation
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("ZhengPeng7/BiRefNet", trust_remote_code=True)
model = AutoModelForImageSegmentation.from_pretrained("ZhengPeng7/BiRefNet", trust_remote_code=True, device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
print(outputs)
