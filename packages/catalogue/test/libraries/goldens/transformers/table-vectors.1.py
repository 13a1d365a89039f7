import pandas as pd
from transformers import AutoTokenizer, AutoModel

tokenizer = AutoTokenizer.from_pretrained("google/tapas-mini")
model = AutoModel.from_pretrained("google/tapas-mini", device_map="auto")

table = pd.DataFrame({
    "Port": ["Dover", "Calais", "Harwich"],
    "Ferries": ["42", "38", "17"],
})
query = "Which port has the most ferries?"
inputs = tokenizer(table=table, queries=[query], padding="max_length", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs[0].shape)
