from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("harbour/tide-t5-pieces")
model = AutoModelForSeq2SeqLM.from_pretrained("harbour/tide-t5-pieces", device_map="auto")

inputs = tokenizer("The ferry to the island leaves every morning at nine.", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
