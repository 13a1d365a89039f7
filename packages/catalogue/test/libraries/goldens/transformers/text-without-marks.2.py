from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("uer/gpt2-chinese-lyric")
model = AutoModelForCausalLM.from_pretrained("uer/gpt2-chinese-lyric", device_map="auto")

inputs = tokenizer("你是谁？", add_special_tokens=False, return_token_type_ids=False, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
