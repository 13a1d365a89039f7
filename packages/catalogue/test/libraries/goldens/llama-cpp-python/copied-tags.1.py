from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="TheBloke/Llama-2-7B-GGUF",
    filename="*Q4_K_M.gguf",
    n_ctx=4096,
    verbose=False,
)
answer = llm("Once upon a time,", max_tokens=128, echo=True)
print(answer["choices"][0]["text"])
