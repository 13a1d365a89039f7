from PIL import Image, ImageDraw
from transformers import AutoProcessor, AutoModelForImageTextToText

processor = AutoProcessor.from_pretrained("PaddlePaddle/PP-FormulaNet_plus-L_safetensors")
model = AutoModelForImageTextToText.from_pretrained("PaddlePaddle/PP-FormulaNet_plus-L_safetensors", device_map="auto")

image = Image.new("RGB", (640, 64), "white")
ImageDraw.Draw(image).text((16, 12), "a + b = c", "black", font_size=32)
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
outputs = model.generate(**inputs)
print(processor.post_process(outputs)[0])
