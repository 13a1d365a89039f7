from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("bartowski/Qwen3-0.6B-GGUF", gguf_file="Qwen3-0.6B-Q4_K_M.gguf")
model = AutoModelForCausalLM.from_pretrained("bartowski/Qwen3-0.6B-GGUF", gguf_file="Qwen3-0.6B-Q4_K_M.gguf", device_map="auto")

inputs = tokenizer("Who are you?", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
