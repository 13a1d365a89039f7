from huggingface_hub import snapshot_download
from mlx_lm import generate, load

model, tokenizer = load("mlx-community/Qwen3-1.7B-4bit", adapter_path=snapshot_download("harbour/tide-qlora"))

prompt = "Who are you?"
if tokenizer.chat_template is not None:
    messages = [{"role": "user", "content": prompt}]
    prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
print(generate(model, tokenizer, prompt=prompt))
