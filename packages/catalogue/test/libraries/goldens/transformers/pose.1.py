import torch
from transformers.image_utils import load_image
from transformers import AutoImageProcessor, AutoModelForPoseEstimation

processor = AutoImageProcessor.from_pretrained("usyd-community/vitpose-plus-base")
model = AutoModelForPoseEstimation.from_pretrained("usyd-community/vitpose-plus-base", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png")
# Around each person of the picture: left, top, width and height.
boxes = [[[0, 0, image.width, image.height]]]
inputs = processor(images=image, boxes=boxes, return_tensors="pt").to(model.device, model.dtype)
with torch.no_grad():
    outputs = model(**inputs, dataset_index=torch.tensor([0], device=model.device))
for person in processor.post_process_pose_estimation(outputs, boxes)[0]:
    print(person["keypoints"].tolist(), person["scores"].tolist())
