from transformers import AutoProcessor, AutoModelForVisualQuestionAnswering
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("dandelin/vilt-b32-finetuned-vqa")
model = AutoModelForVisualQuestionAnswering.from_pretrained("dandelin/vilt-b32-finetuned-vqa", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
question = "What is in the picture?"
inputs = processor(images=image, text=question, return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
print(model.config.id2label[outputs.logits.argmax(-1).item()])
