from transformers import DonutProcessor, AutoModelForImageTextToText
from transformers.image_utils import load_image

processor = DonutProcessor.from_pretrained("ivelin/donut-refexp-combined-v1")
model = AutoModelForImageTextToText.from_pretrained("ivelin/donut-refexp-combined-v1", device_map="auto")

image = load_image("https://pictures.example.org/screen.jpg")
words = "select text field next to the name."
prompt = f"<s_refexp><s_prompt>{words}</s_prompt><s_target_bounding_box>"
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
start = processor.tokenizer(prompt, add_special_tokens=False, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, decoder_input_ids=start["input_ids"], max_new_tokens=512)
print(processor.token2json(processor.decode(outputs[0])))
