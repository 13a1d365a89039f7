from transformers import AutoImageProcessor, AutoModelForObjectDetection
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("microsoft/table-transformer-structure-recognition-v1.1-all")
model = AutoModelForObjectDetection.from_pretrained("microsoft/table-transformer-structure-recognition-v1.1-all", device_map="auto")

processor.size = {"shortest_edge": 800, "longest_edge": 1000}
image = load_image("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
sizes = [(image.height, image.width)]
found = processor.post_process_object_detection(outputs, threshold=0.5, target_sizes=sizes)[0]
for score, label, box in zip(found["scores"], found["labels"], found["boxes"]):
    print(model.config.id2label[label.item()], round(score.item(), 2), box.tolist())
