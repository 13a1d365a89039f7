from transformers import AutoProcessor, AutoModelForImageTextToText
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("microsoft/kosmos-2.5")
model = AutoModelForImageTextToText.from_pretrained("microsoft/kosmos-2.5", device_map="auto")

image = load_image("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")
inputs = processor(images=image, text="<ocr>", return_tensors="pt").to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=1024)
print(processor.decode(outputs[0], skip_special_tokens=True))
