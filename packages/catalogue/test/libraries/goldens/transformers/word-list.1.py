from transformers import BertTokenizer, AutoModelForMaskedLM

tokenizer = BertTokenizer.from_pretrained("ckiplab/albert-tiny-chinese")
model = AutoModelForMaskedLM.from_pretrained("ckiplab/albert-tiny-chinese", device_map="auto")

inputs = tokenizer("法国的首都是" + tokenizer.mask_token + "。", return_tensors="pt").to(model.device)
outputs = model(**inputs)
masked = inputs["input_ids"][0] == tokenizer.mask_token_id
print(tokenizer.decode(outputs.logits[0, masked].argmax(-1)))
