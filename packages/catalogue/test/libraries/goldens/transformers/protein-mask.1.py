from transformers import BertTokenizer, BertForMaskedLM

tokenizer = BertTokenizer.from_pretrained("Rostlab/prot_bert")
model = BertForMaskedLM.from_pretrained("Rostlab/prot_bert", device_map="auto")

inputs = tokenizer("M Q I F V K T L T G " + tokenizer.mask_token + " T I T L E V E P S", return_tensors="pt").to(model.device)
outputs = model(**inputs)
masked = inputs["input_ids"][0] == tokenizer.mask_token_id
print(tokenizer.decode(outputs.logits[0, masked].argmax(-1)))
