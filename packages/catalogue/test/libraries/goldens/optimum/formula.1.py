from optimum.onnxruntime import ORTModelForVision2Seq
from PIL import Image, ImageDraw
from transformers import TrOCRProcessor

processor = TrOCRProcessor.from_pretrained("breezedeus/pix2text-mfr")
model = ORTModelForVision2Seq.from_pretrained("breezedeus/pix2text-mfr", use_cache=False)

image = Image.new("RGB", (320, 64), "white")
ImageDraw.Draw(image).text((16, 12), "x + y = 2z", "black", font_size=32)
inputs = processor(images=image, return_tensors="pt")
outputs = model.generate(inputs.pixel_values)
print(processor.batch_decode(outputs, skip_special_tokens=True)[0])
