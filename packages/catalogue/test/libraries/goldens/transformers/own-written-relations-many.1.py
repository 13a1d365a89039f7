from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("Babelscape/mrebel-large")
model = AutoModelForSeq2SeqLM.from_pretrained("Babelscape/mrebel-large", device_map="auto")

tokenizer.src_lang = "en_XX"
inputs = tokenizer("The Red Hot Chili Peppers were formed in Los Angeles by Kiedis, Flea, guitarist Hillel Slovak and drummer Jack Irons.", return_tensors="pt").to(model.device)
start = tokenizer.convert_tokens_to_ids("tp_XX")
outputs = model.generate(**inputs, decoder_start_token_id=start, forced_bos_token_id=None, num_beams=3, max_new_tokens=256)
# Marks tell subjects, objects and relations apart.
print(tokenizer.decode(outputs[0]))
