from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("transfo-xl/transfo-xl-wt103")
model = AutoModelForCausalLM.from_pretrained("transfo-xl/transfo-xl-wt103", device_map="auto", dtype="auto")

inputs = tokenizer("Who are you?", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
