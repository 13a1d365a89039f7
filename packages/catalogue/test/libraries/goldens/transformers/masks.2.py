from transformers import AutoProcessor, AutoModelForMaskGeneration
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("facebook/sam-vit-base")
model = AutoModelForMaskGeneration.from_pretrained("facebook/sam-vit-base", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
points = [[[image.width // 2, image.height // 2]]]
inputs = processor(images=image, input_points=points, return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs.pred_masks.shape, outputs.iou_scores.tolist())
