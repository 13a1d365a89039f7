import pandas as pd
from transformers import AutoTokenizer, AutoModelForTableQuestionAnswering

tokenizer = AutoTokenizer.from_pretrained("google/tapas-base-finetuned-wtq")
model = AutoModelForTableQuestionAnswering.from_pretrained("google/tapas-base-finetuned-wtq", device_map="auto")

table = pd.DataFrame({"Name": ["Ada", "Bo"], "Age": ["36", "41"]})
query = "Who is oldest?"
inputs = tokenizer(table=table, queries=[query], padding="max_length", return_tensors="pt").to(model.device)
outputs = model(**inputs)
cells = tokenizer.convert_logits_to_predictions(inputs.to("cpu"), outputs.logits.detach().cpu())[0][0]
print([table.iat[cell] for cell in cells])
