import torch
from adapters import AutoAdapterModel
from transformers import AutoTokenizer

base = "bert-base-uncased"
tokenizer = AutoTokenizer.from_pretrained(base)
model = AutoAdapterModel.from_pretrained(base)
model.load_adapter("AdapterHub/bert-base-uncased-pf-commonsense_qa", set_active=True)

head = model.heads[model.active_head]
question = "The boat reached the island. How did they travel?"
choices = ["By ferry.", "By train.", "By tram.", "By bicycle.", "On foot."][: head.config["num_choices"]]

inputs = tokenizer([question] * len(choices), choices, padding=True, return_tensors="pt")
with torch.no_grad():
    outputs = model(**inputs)
print(choices[outputs.logits.argmax().item()])
