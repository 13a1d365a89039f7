from transformers import AutoImageProcessor, AutoModelForKeypointMatching
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("ETH-CVG/lightglue_superpoint")
model = AutoModelForKeypointMatching.from_pretrained("ETH-CVG/lightglue_superpoint", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
views = [image, image.rotate(10)]
inputs = processor(images=views, return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
sizes = [[(view.height, view.width) for view in views]]
matches = processor.post_process_keypoint_matching(outputs, sizes)[0]
print(len(matches["keypoints0"]), "points are in both views")
