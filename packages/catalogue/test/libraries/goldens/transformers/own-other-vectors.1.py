import torch
from transformers import AutoProcessor, AutoModel

processor = AutoProcessor.from_pretrained("acme/embeddings")
model = AutoModel.from_pretrained("acme/embeddings", device_map="auto")

texts = ["The ferry leaves at nine.", "A boat departs in the morning."]
inputs = processor(text=texts, padding=True, return_tensors="pt").to(model.device)
outputs = model(**inputs)
mask = inputs["attention_mask"].unsqueeze(-1)
vectors = torch.nn.functional.normalize((outputs.last_hidden_state * mask).sum(1) / mask.sum(1), dim=-1)
print(vectors @ vectors.T)
