from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("harbour-labs/ferry-chat")
model = AutoModelForCausalLM.from_pretrained("harbour-labs/ferry-chat", device_map="auto")

messages = [
    {"role": "system", "content": "You sell ferry tickets."},
    {"role": "user", "content": "When does the next ferry leave?"},
]
inputs = tokenizer.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)

outputs = model.generate(**inputs, max_new_tokens=512)
print(tokenizer.decode(outputs[0][inputs["input_ids"].shape[-1]:]))
