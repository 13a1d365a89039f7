from transformers import AutoProcessor, AutoModelForImageTextToText

processor = AutoProcessor.from_pretrained("HuggingFaceM4/idefics-9b")
model = AutoModelForImageTextToText.from_pretrained("HuggingFaceM4/idefics-9b", device_map="auto")

prompt = [
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png",
    "Question: What is in the picture? Answer:",
]
inputs = processor(text=prompt, return_tensors="pt").to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=40)
print(processor.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
