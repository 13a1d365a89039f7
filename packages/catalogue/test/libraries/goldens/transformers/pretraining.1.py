from transformers import AutoTokenizer, AutoModelForMaskedLM

tokenizer = AutoTokenizer.from_pretrained("google-bert/bert-base-german-cased")
model = AutoModelForMaskedLM.from_pretrained("google-bert/bert-base-german-cased", device_map="auto")

inputs = tokenizer("Im Hafen ist bei " + tokenizer.mask_token + " am meisten los.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
masked = inputs["input_ids"][0] == tokenizer.mask_token_id
print(tokenizer.decode(outputs.logits[0, masked].argmax(-1)))
