import torch
from adapters import AutoAdapterModel
from transformers import AutoTokenizer

base = "base-model-id"
tokenizer = AutoTokenizer.from_pretrained(base)
model = AutoAdapterModel.from_pretrained(base)
model.load_adapter("AdapterHub/unknown-base", set_active=True)

inputs = tokenizer("The ferry to the island leaves every morning at nine.", return_tensors="pt")
with torch.no_grad():
    outputs = model(**inputs)
print(outputs)
