from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("facebook/m2m100_418M")
model = AutoModelForSeq2SeqLM.from_pretrained("facebook/m2m100_418M", device_map="auto")

tokenizer.src_lang = "en"
inputs = tokenizer("The library opens at nine in the morning.", return_tensors="pt").to(model.device)
target = tokenizer.convert_tokens_to_ids("__fr__")
outputs = model.generate(**inputs, forced_bos_token_id=target, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
