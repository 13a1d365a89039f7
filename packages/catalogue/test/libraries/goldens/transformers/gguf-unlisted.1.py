from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("someone/story-writer-GGUF", gguf_file="story-writer-Q4_K_M.gguf")
model = AutoModelForCausalLM.from_pretrained("someone/story-writer-GGUF", gguf_file="story-writer-Q4_K_M.gguf", device_map="auto")

inputs = tokenizer("The ferry to the island leaves every morning at nine.", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
