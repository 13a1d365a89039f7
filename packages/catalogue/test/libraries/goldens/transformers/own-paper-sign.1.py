from PIL import Image, ImageDraw
from transformers import AutoProcessor, AutoModel

processor = AutoProcessor.from_pretrained("alibaba-damo/mgp-str-base")
model = AutoModel.from_pretrained("alibaba-damo/mgp-str-base", device_map="auto")

image = Image.new("RGB", (640, 64), "white")
ImageDraw.Draw(image).text((16, 12), "The ferry leaves at half past nine.", "black", font_size=32)
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
print(processor.batch_decode(outputs.logits)["generated_text"][0])
