from mlx_vlm import apply_chat_template, generate, load

model, processor = load("mlx-community/DeepSeek-V4-Flash-4bit")

question = "Who are you?"
prompt = apply_chat_template(processor, model.config, question)
print(generate(model, processor, prompt).text)
