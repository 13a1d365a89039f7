from transformers import AutoImageProcessor, AutoModelForNormalEstimation
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("facebook/sapiens2-normal-0.3b")
model = AutoModelForNormalEstimation.from_pretrained("facebook/sapiens2-normal-0.3b", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png")
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
sizes = [(image.height, image.width)]
print(processor.post_process_normal_estimation(outputs, target_sizes=sizes)[0]["normals"].shape)
