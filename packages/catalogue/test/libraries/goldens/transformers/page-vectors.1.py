from transformers import AutoProcessor, AutoModelForPreTraining

processor = AutoProcessor.from_pretrained("vidore/colpali-v1.3-hf")
model = AutoModelForPreTraining.from_pretrained("vidore/colpali-v1.3-hf", device_map="auto")

inputs = processor(text="The ferry to the island leaves every morning at nine.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs[0].shape)
