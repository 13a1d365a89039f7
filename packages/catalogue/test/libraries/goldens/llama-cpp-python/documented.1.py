from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="unsloth/gemma-4-12B-it-qat-GGUF",
    filename="gemma-4-12B-it-qat-UD-Q4_K_XL.gguf",
    n_ctx=4096,
    verbose=False,
)
answer = llm.create_chat_completion(
    messages=[{"role": "user", "content": "Who are you?"}]
)
print(answer["choices"][0]["message"]["content"])
