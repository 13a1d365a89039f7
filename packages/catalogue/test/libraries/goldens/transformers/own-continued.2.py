from transformers import AutoProcessor, AutoModelForImageTextToText
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("google/t5gemma-2-1b-1b")
model = AutoModelForImageTextToText.from_pretrained("google/t5gemma-2-1b-1b", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
prompt = "<start_of_image> in this image, there is"
inputs = processor(images=image, text=prompt, return_tensors="pt").to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=40)
print(processor.decode(outputs[0], skip_special_tokens=True))
