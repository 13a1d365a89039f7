from transformers import AutoProcessor, AutoModelForZeroShotObjectDetection
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("google/owlvit-large-patch14")
model = AutoModelForZeroShotObjectDetection.from_pretrained("google/owlvit-large-patch14", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
labels = [["a bird", "a branch"]]
inputs = processor(images=image, text=labels, return_tensors="pt").to(model.device)
outputs = model(**inputs)
sizes = [(image.height, image.width)]
found = processor.post_process_grounded_object_detection(outputs, threshold=0.2, target_sizes=sizes, text_labels=labels)[0]
for score, label, box in zip(found["scores"], found["text_labels"], found["boxes"]):
    print(label, round(score.item(), 2), box.tolist())
