from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("harbour/m2m100_418M_br_kbd")
model = AutoModelForSeq2SeqLM.from_pretrained("harbour/m2m100_418M_br_kbd", device_map="auto")

tokenizer.src_lang = "br"
# The sample is English: insert a text in the language that the model reads.
inputs = tokenizer("The library opens at nine in the morning.", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
