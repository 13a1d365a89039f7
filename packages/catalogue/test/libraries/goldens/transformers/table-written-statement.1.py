import pandas as pd
from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("harbour/tapex-large-finetuned-tabfact", tokenizer_type="bart")
model = AutoModelForSequenceClassification.from_pretrained("harbour/tapex-large-finetuned-tabfact", device_map="auto")

table = pd.DataFrame({
    "Port": ["Dover", "Calais", "Harwich"],
    "Ferries": ["42", "38", "17"],
})
query = "Dover has the most ferries."
rows = [f"row {number} : " + " | ".join(row) for number, row in enumerate(table.values, 1)]
text = " ".join([query, "col : " + " | ".join(table.columns), *rows]).lower()
inputs = tokenizer(text, return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(model.config.id2label[outputs.logits.argmax(-1).item()])
