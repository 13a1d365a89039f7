from transformers import AutoTokenizer, AutoModelForMaskedLM

tokenizer = AutoTokenizer.from_pretrained("facebook/esm2_t6_8M_UR50D")
model = AutoModelForMaskedLM.from_pretrained("facebook/esm2_t6_8M_UR50D", device_map="auto")

inputs = tokenizer("MQIFVKTLTGKTITLEVEPS" + tokenizer.mask_token + "TIENVKAKIQDKEGIPPDQQ", return_tensors="pt").to(model.device)
outputs = model(**inputs)
masked = inputs["input_ids"][0] == tokenizer.mask_token_id
print(tokenizer.decode(outputs.logits[0, masked].argmax(-1)))
