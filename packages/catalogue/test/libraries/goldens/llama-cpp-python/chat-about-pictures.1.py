from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="harbour-labs/Picture-Chat-GGUF",
    filename="Picture-Chat-Q4_K_M.gguf",
    n_ctx=4096,
    verbose=False,
)
answer = llm.create_chat_completion(
    messages=[{"role": "user", "content": "Who are you?"}]
)
print(answer["choices"][0]["message"]["content"])
