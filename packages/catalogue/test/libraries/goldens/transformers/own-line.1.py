from PIL import Image, ImageDraw
from transformers import TrOCRProcessor, AutoModelForImageTextToText

processor = TrOCRProcessor.from_pretrained("microsoft/trocr-base-handwritten")
model = AutoModelForImageTextToText.from_pretrained("microsoft/trocr-base-handwritten", device_map="auto")

image = Image.new("RGB", (640, 64), "white")
ImageDraw.Draw(image).text((16, 12), "The ferry leaves at half past nine.", "black", font_size=32)
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=40)
print(processor.decode(outputs[0], skip_special_tokens=True))
