from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="Qwen/Qwen3-Embedding-0.6B-GGUF",
    filename="Qwen3-Embedding-0.6B-Q8_0.gguf",
    embedding=True,
    n_ctx=4096,
    verbose=False,
)
answer = llm.create_embedding("The lighthouse keeper wrote down the weather every evening.")
print(len(answer["data"][0]["embedding"]))
