from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("facebook/mbart-large-50-many-to-one-mmt")
model = AutoModelForSeq2SeqLM.from_pretrained("facebook/mbart-large-50-many-to-one-mmt", device_map="auto")

tokenizer.src_lang = "fr_XX"
inputs = tokenizer("La bibliothèque ouvre à neuf heures du matin.", return_tensors="pt").to(model.device)
target = tokenizer.convert_tokens_to_ids("en_XX")
outputs = model.generate(**inputs, forced_bos_token_id=target, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
