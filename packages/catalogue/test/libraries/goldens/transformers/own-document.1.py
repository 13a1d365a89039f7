from transformers import AutoProcessor, AutoModelForImageTextToText
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("microsoft/udop-large")
model = AutoModelForImageTextToText.from_pretrained("microsoft/udop-large")

image = load_image("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")
question = "Question answering. What is the invoice number?"
inputs = processor(images=image, text=question, truncation=True, return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=20)
print(processor.decode(outputs[0], skip_special_tokens=True))
