import torch
from transformers import AutoTokenizer, AutoModel

tokenizer = AutoTokenizer.from_pretrained("naver-clova-ocr/bros-base-uncased")
model = AutoModel.from_pretrained("naver-clova-ocr/bros-base-uncased", device_map="auto")

inputs = tokenizer("Invoice number US-001", return_tensors="pt").to(model.device)
# The corners of each token on the page, from 0 to 1; a program for OCR finds them.
boxes = torch.zeros(1, inputs["input_ids"].shape[-1], 4, device=model.device)
outputs = model(**inputs, bbox=boxes)
print(outputs[0].shape)
