from transformers import BertTokenizer, AutoModelForSeq2SeqLM

tokenizer = BertTokenizer.from_pretrained("uer/bart-base-chinese-cluecorpussmall")
model = AutoModelForSeq2SeqLM.from_pretrained("uer/bart-base-chinese-cluecorpussmall", device_map="auto")

inputs = tokenizer("灯塔看守人每天晚上都会记下天气。", return_token_type_ids=False, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
