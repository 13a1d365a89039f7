import pandas as pd
from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("google/tapas-mini-finetuned-tabfact")
model = AutoModelForSequenceClassification.from_pretrained("google/tapas-mini-finetuned-tabfact", device_map="auto")

table = pd.DataFrame({
    "Port": ["Dover", "Calais", "Harwich"],
    "Ferries": ["42", "38", "17"],
})
query = "Dover has the most ferries."
inputs = tokenizer(table=table, queries=[query], padding="max_length", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(model.config.id2label[outputs.logits.argmax(-1).item()])
