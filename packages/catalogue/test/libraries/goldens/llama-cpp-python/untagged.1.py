from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="harbour-labs/Tide-8B-GGUF",
    filename="Tide-8B-Q4_K_M.gguf",
    n_ctx=4096,
    verbose=False,
)
if "tokenizer.chat_template" in llm.metadata:
    answer = llm.create_chat_completion(
        messages=[{"role": "user", "content": "Who are you?"}]
    )
    print(answer["choices"][0]["message"]["content"])
else:
    answer = llm("Once upon a time,", max_tokens=128, echo=True)
    print(answer["choices"][0]["text"])
