from transformers import AutoProcessor, AutoModelForImageTextToText
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("microsoft/git-large-textvqa")
model = AutoModelForImageTextToText.from_pretrained("microsoft/git-large-textvqa", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
question = "What is in the picture?"
inputs = processor(images=image, text="[CLS]" + question, add_special_tokens=False, return_token_type_ids=False, return_tensors="pt").to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=40)
print(processor.decode(outputs[0], skip_special_tokens=True))
