from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("rinna/japanese-gpt-neox-small")
model = AutoModelForCausalLM.from_pretrained("rinna/japanese-gpt-neox-small", device_map="auto")

inputs = tokenizer("灯台守は毎晩その日の天気を書き留めていた。", add_special_tokens=False, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
