from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("rinna/japanese-gpt-neox-small")
model = AutoModelForCausalLM.from_pretrained("rinna/japanese-gpt-neox-small", device_map="auto")

inputs = tokenizer("The ferry to the island leaves every morning at nine.", add_special_tokens=False, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
