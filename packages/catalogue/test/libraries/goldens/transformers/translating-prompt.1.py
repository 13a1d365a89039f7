from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("ByteDance-Seed/Seed-X-PPO-7B")
model = AutoModelForCausalLM.from_pretrained("ByteDance-Seed/Seed-X-PPO-7B", device_map="auto")

inputs = tokenizer("Translate the following English sentence into French:\nThe library opens at nine in the morning. <fr>", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
