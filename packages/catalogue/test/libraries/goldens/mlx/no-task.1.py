from mlx_lm import generate, load

model, tokenizer = load("mlx-community/Qwen2.5-0.5B-4bit")

prompt = "Who are you?"
if tokenizer.chat_template is not None:
    messages = [{"role": "user", "content": prompt}]
    prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
print(generate(model, tokenizer, prompt=prompt))
