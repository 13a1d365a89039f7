from PIL import Image, ImageDraw
from transformers import AutoImageProcessor, AutoModelForTextRecognition

processor = AutoImageProcessor.from_pretrained("PaddlePaddle/PP-OCRv5_server_rec_safetensors")
model = AutoModelForTextRecognition.from_pretrained("PaddlePaddle/PP-OCRv5_server_rec_safetensors", device_map="auto")

image = Image.new("RGB", (640, 64), "white")
ImageDraw.Draw(image).text((16, 12), "The ferry leaves at half past nine.", "black", font_size=32)
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
result = processor.post_process_text_recognition(outputs)[0]
print(result["text"], round(result["score"], 3))
