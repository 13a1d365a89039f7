from huggingface_hub import snapshot_download
from jang_tools.loader import load_jang_model
from mlx_lm import generate

model, tokenizer = load_jang_model(snapshot_download("harbour/Tide-30B-A3B-JANG_2L"))

messages = [{"role": "user", "content": "Who are you?"}]
prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
print(generate(model, tokenizer, prompt=prompt))
