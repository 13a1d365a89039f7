from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="harbour-labs/Big-Harbour-GGUF",
    filename="Big-Harbour-Q4_K_M-00001-of-00003.gguf",
    additional_files=[
        "Big-Harbour-Q4_K_M-00002-of-00003.gguf",
        "Big-Harbour-Q4_K_M-00003-of-00003.gguf",
    ],
    n_ctx=4096,
    verbose=False,
)
answer = llm.create_chat_completion(
    messages=[{"role": "user", "content": "Who are you?"}]
)
print(answer["choices"][0]["message"]["content"])
