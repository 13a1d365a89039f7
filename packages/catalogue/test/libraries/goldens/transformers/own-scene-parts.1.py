from transformers import AutoProcessor, AutoModelForUniversalSegmentation
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("shi-labs/oneformer_coco_swin_large")
model = AutoModelForUniversalSegmentation.from_pretrained("shi-labs/oneformer_coco_swin_large", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, task_inputs=["semantic"], return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
sizes = [(image.height, image.width)]
classes = processor.post_process_semantic_segmentation(outputs, target_sizes=sizes)[0]
print([model.config.id2label[label] for label in classes.unique().tolist()])
