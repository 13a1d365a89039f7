from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("harbour/own-code", trust_remote_code=True)
model = AutoModelForCausalLM.from_pretrained("harbour/own-code", trust_remote_code=True, device_map="auto")

inputs = tokenizer("def is_leap_year(year):", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
