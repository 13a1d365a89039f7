from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("ada/qwen2-tern-sft")
model = AutoModelForCausalLM.from_pretrained("ada/qwen2-tern-sft", device_map="auto")

inputs = tokenizer("The ferry to the island leaves every morning at nine.", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
