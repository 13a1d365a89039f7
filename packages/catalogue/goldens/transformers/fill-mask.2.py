from transformers import AutoTokenizer, AutoModelForMaskedLM

tokenizer = AutoTokenizer.from_pretrained("google-bert/bert-base-uncased")
model = AutoModelForMaskedLM.from_pretrained("google-bert/bert-base-uncased", device_map="auto")

inputs = tokenizer("The harbour is busiest at the break of", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs[0].shape)
