import pandas as pd
from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("vaishali/multitabqa-base-sql", tokenizer_type="bart")
model = AutoModelForSeq2SeqLM.from_pretrained("vaishali/multitabqa-base-sql", device_map="auto")

table = pd.DataFrame({
    "Port": ["Dover", "Calais", "Harwich"],
    "Ferries": ["42", "38", "17"],
})
query = "select Port from ports where Ferries > 40"
rows = [f"row {number} : " + " | ".join(row) for number, row in enumerate(table.values, 1)]
text = " ".join([query, "<table_name> : ports", "col : " + " | ".join(table.columns), *rows]).lower()
inputs = tokenizer(text, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
