from mlx_lm import generate, load

model, tokenizer = load("mlx-community/plamo-2-translate", tokenizer_config={"trust_remote_code": True})

tokenizer.add_eos_token("<|plamo:op|>")
text = "The library opens at nine in the morning."
prompt = (
    "<|plamo:op|>dataset\ntranslation\n"
    f"<|plamo:op|>input lang=English\n{text}\n"
    "<|plamo:op|>output lang=Japanese\n"
)
print(generate(model, tokenizer, prompt=prompt))
