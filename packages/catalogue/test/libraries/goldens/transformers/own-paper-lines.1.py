from transformers import AutoImageProcessor, AutoModelForObjectDetection
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("PaddlePaddle/PP-OCRv5_server_det_safetensors")
model = AutoModelForObjectDetection.from_pretrained("PaddlePaddle/PP-OCRv5_server_det_safetensors", device_map="auto")

image = load_image("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
found = processor.post_process_object_detection(outputs, target_sizes=inputs["target_sizes"])[0]
for score, box in zip(found["scores"], found["boxes"]):
    print(round(score.item(), 2), box.tolist())
