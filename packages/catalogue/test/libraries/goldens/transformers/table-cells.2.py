import pandas as pd
from transformers import AutoTokenizer, AutoModelForTableQuestionAnswering

tokenizer = AutoTokenizer.from_pretrained("google/tapas-base-finetuned-wtq")
model = AutoModelForTableQuestionAnswering.from_pretrained("google/tapas-base-finetuned-wtq", device_map="auto")

table = pd.DataFrame({
    "Port": ["Dover", "Calais", "Harwich"],
    "Ferries": ["42", "38", "17"],
})
query = "Which port has the most ferries?"
inputs = tokenizer(table=table, queries=[query], padding="max_length", return_tensors="pt").to(model.device)
outputs = model(**inputs)
cells = tokenizer.convert_logits_to_predictions(inputs.to("cpu"), outputs.logits.detach().cpu())[0][0]
print([table.iat[cell] for cell in cells])
