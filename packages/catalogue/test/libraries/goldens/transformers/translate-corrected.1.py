from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("MRNH/mbart-italian-grammar-corrector")
model = AutoModelForSeq2SeqLM.from_pretrained("MRNH/mbart-italian-grammar-corrector", device_map="auto")

tokenizer.src_lang = "it_IT"
inputs = tokenizer("Lui hanno comprato due libro ieri.", return_tensors="pt").to(model.device)
target = tokenizer.convert_tokens_to_ids("it_IT")
outputs = model.generate(**inputs, forced_bos_token_id=target, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
