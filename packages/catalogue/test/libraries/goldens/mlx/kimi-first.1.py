from mlx_lm import generate, load

model, tokenizer = load("mlx-community/Kimi-K2-Thinking", tokenizer_config={"trust_remote_code": True})

messages = [{"role": "user", "content": "Who are you?"}]
prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
print(generate(model, tokenizer, prompt=prompt))
