from transformers import AutoProcessor, AutoModelForImageTextToText

processor = AutoProcessor.from_pretrained("HuggingFaceM4/idefics-9b-instruct")
model = AutoModelForImageTextToText.from_pretrained("HuggingFaceM4/idefics-9b-instruct", device_map="auto")

prompt = [
    "User:",
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png",
    "What is in the picture?<end_of_utterance>",
    "\nAssistant:",
]
inputs = processor(text=prompt, return_tensors="pt").to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=40)
print(processor.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
