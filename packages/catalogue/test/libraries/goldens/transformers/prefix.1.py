from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("SEBIS/legal_t5_small_trans_de_en")
model = AutoModelForSeq2SeqLM.from_pretrained("SEBIS/legal_t5_small_trans_de_en", device_map="auto")

inputs = tokenizer("translate Deustch to English : The ferry to the island leaves every morning at nine.", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
