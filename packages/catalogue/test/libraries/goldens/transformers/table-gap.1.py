import pandas as pd
from transformers import AutoTokenizer, AutoModelForMaskedLM

tokenizer = AutoTokenizer.from_pretrained("google/tapas-mini-masklm")
model = AutoModelForMaskedLM.from_pretrained("google/tapas-mini-masklm", device_map="auto")

table = pd.DataFrame({
    "Port": ["Dover", "Calais", "Harwich"],
    "Ferries": ["42", "38", "17"],
})
query = "Dover has 42 " + tokenizer.mask_token + " ."
inputs = tokenizer(table=table, queries=[query], padding="max_length", return_tensors="pt").to(model.device)
outputs = model(**inputs)
masked = inputs["input_ids"][0] == tokenizer.mask_token_id
print(tokenizer.decode(outputs.logits[0, masked].argmax(-1)))
