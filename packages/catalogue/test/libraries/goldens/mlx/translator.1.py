from mlx_lm import generate, load

model, tokenizer = load("mlx-community/translategemma-4b-it-4bit")

messages = [
    {
        "role": "user",
        "content": [
            {
                "type": "text",
                "source_lang_code": "en",
                "target_lang_code": "de-DE",
                "text": "The library opens at nine in the morning.",
            },
        ],
    },
]
prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
print(generate(model, tokenizer, prompt=prompt))
