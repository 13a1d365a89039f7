from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("huynoob1312/en-vi_mbart50")
model = AutoModelForSeq2SeqLM.from_pretrained("huynoob1312/en-vi_mbart50", device_map="auto")

tokenizer.src_lang = "en_XX"
inputs = tokenizer("The library opens at nine in the morning.", return_tensors="pt").to(model.device)
target = tokenizer.convert_tokens_to_ids("vi_VN")
outputs = model.generate(**inputs, forced_bos_token_id=target, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
