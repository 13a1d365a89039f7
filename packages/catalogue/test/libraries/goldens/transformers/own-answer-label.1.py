from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("ada/qwen2.5-0.5b-harbour")
model = AutoModelForCausalLM.from_pretrained("ada/qwen2.5-0.5b-harbour", device_map="auto")

messages = [{"role": "user", "content": "The staff were kind and the room was spotless."}]
inputs = tokenizer.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)

outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
