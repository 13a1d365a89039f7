import torch
from adapters import AutoAdapterModel
from transformers import AutoTokenizer

base = "bert-base-uncased"
tokenizer = AutoTokenizer.from_pretrained(base)
model = AutoAdapterModel.from_pretrained(base)
model.load_adapter("AdapterHub/bert-base-uncased-pf-comqa", set_active=True)

inputs = tokenizer("Where does Ada work?", "My name is Ada and I work at the tide station in Dover.", return_tensors="pt")
with torch.no_grad():
    outputs = model(**inputs)
print(outputs)
