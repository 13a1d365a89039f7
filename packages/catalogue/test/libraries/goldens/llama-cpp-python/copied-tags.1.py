from huggingface_hub import list_repo_files
from llama_cpp import Llama

names = list_repo_files("TheBloke/Llama-2-7B-GGUF")
models = [name for name in names if name.endswith(".gguf") and "mmproj" not in name]
files = [name for name in models if "Q4_K_M" in name.upper()] or models[:1]
llm = Llama.from_pretrained(
    repo_id="TheBloke/Llama-2-7B-GGUF",
    filename=files[0],
    additional_files=files[1:],
    n_ctx=4096,
    verbose=False,
)
answer = llm("Once upon a time,", max_tokens=128, echo=True)
print(answer["choices"][0]["text"])
