import torch
from adapters import AutoAdapterModel
from transformers import AutoTokenizer

base = "bert-base-uncased"
tokenizer = AutoTokenizer.from_pretrained(base)
model = AutoAdapterModel.from_pretrained(base)
model.load_adapter("AdapterHub/bert-base-uncased-pf-cola", set_active=True)

inputs = tokenizer("The staff were kind and the room was spotless.", return_tensors="pt")
with torch.no_grad():
    outputs = model(**inputs)
print(outputs)
