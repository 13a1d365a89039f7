from transformers import AutoImageProcessor, AutoModelForKeypointDetection
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("magic-leap-community/superpoint")
model = AutoModelForKeypointDetection.from_pretrained("magic-leap-community/superpoint", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
found = processor.post_process_keypoint_detection(outputs, [(image.height, image.width)])[0]
print(len(found["keypoints"]), "points, with descriptors of", tuple(found["descriptors"].shape))
