from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("Zhengyi/LLaMA-Mesh")
model = AutoModelForCausalLM.from_pretrained("Zhengyi/LLaMA-Mesh", device_map="auto")

messages = [{"role": "user", "content": "Create a 3D model of a chair."}]
inputs = tokenizer.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)

outputs = model.generate(**inputs, max_new_tokens=4096)
print(tokenizer.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
