from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("ada/seamless-m4t-v2-large")
model = AutoModelForSeq2SeqLM.from_pretrained("ada/seamless-m4t-v2-large", device_map="auto")

text = "The library opens at nine in the morning."
inputs = tokenizer(text, src_lang="eng", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, tgt_lang="fra", max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
