from transformers import AutoTokenizer, AutoModelForMaskedLM

tokenizer = AutoTokenizer.from_pretrained("cl-tohoku/bert-base-japanese-char", mecab_kwargs={"mecab_dic": "ipadic"})
model = AutoModelForMaskedLM.from_pretrained("cl-tohoku/bert-base-japanese-char", device_map="auto")

inputs = tokenizer("日本の首都は" + tokenizer.mask_token + "です。", return_tensors="pt").to(model.device)
outputs = model(**inputs)
masked = inputs["input_ids"][0] == tokenizer.mask_token_id
print(tokenizer.decode(outputs.logits[0, masked].argmax(-1)))
