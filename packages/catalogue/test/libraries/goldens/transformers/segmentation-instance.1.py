from transformers import AutoImageProcessor, AutoModelForUniversalSegmentation
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("facebook/mask2former-swin-small-coco-instance")
model = AutoModelForUniversalSegmentation.from_pretrained("facebook/mask2former-swin-small-coco-instance", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
sizes = [(image.height, image.width)]
found = processor.post_process_instance_segmentation(outputs, target_sizes=sizes)[0]
for segment in found["segments_info"]:
    print(model.config.id2label[segment["label_id"]], round(segment["score"], 2))
