from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="bullerwins/translategemma-27b-it-GGUF",
    filename="translategemma-27b-it-Q4_K_M.gguf",
    n_ctx=4096,
    verbose=False,
)
answer = llm.create_chat_completion(
    messages=[
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
)
print(answer["choices"][0]["message"]["content"])
