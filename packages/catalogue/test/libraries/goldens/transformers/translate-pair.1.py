from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("NHNDQ/nllb-finetuned-ko2en")
model = AutoModelForSeq2SeqLM.from_pretrained("NHNDQ/nllb-finetuned-ko2en", device_map="auto")

tokenizer.src_lang = "kor_Hang"
inputs = tokenizer("도서관은 아침 아홉 시에 문을 엽니다.", return_tensors="pt").to(model.device)
target = tokenizer.convert_tokens_to_ids("eng_Latn")
outputs = model.generate(**inputs, forced_bos_token_id=target, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
