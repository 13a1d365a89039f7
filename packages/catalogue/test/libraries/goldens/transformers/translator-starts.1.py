from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("facebook/mbart-large-en-ro")
model = AutoModelForSeq2SeqLM.from_pretrained("facebook/mbart-large-en-ro", device_map="auto")

tokenizer.src_lang = "en_XX"
inputs = tokenizer("The library opens at nine in the morning.", return_tensors="pt").to(model.device)
target = tokenizer.convert_tokens_to_ids("ro_RO")
outputs = model.generate(**inputs, decoder_start_token_id=target, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
