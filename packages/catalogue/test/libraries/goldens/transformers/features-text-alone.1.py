from transformers import AutoProcessor, AutoModel

processor = AutoProcessor.from_pretrained("Alibaba-NLP/UEmbed-2B")
model = AutoModel.from_pretrained("Alibaba-NLP/UEmbed-2B", device_map="auto")

inputs = processor(text=["a photo"], return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs[0].shape)
