from mlx_lm import generate, load

model, tokenizer = load("mlx-community/CodeLlama-7b-mlx", trust_remote_code=True)

prompt = "def add(a, b):"
print(generate(model, tokenizer, prompt=prompt))
