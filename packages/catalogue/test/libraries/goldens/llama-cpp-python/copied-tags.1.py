import re

from huggingface_hub import list_repo_files
from llama_cpp import Llama

# Projectors, drafts and importance matrices are no models.
other = re.compile(r"(?i)mmproj|imatrix|(^|[-_./])(dflash|dspark|eagle3)\d*[-_.]|(^|/)mtp[-_./]")
# Most files with these names are drafts too.
draft = re.compile(r"(?i)assistant|[-_.]mtp\.gguf$")
labels = ["Q4_K_M", "Q4", "Q5", "Q6", "Q8", "Q3", "Q2", "Q1", ""]
names = sorted(list_repo_files("TheBloke/Llama-2-7B-GGUF"))
models = [name for name in names if name.endswith(".gguf") and not other.search(name)]
models = [name for name in models if not draft.search(name)] or models
first = next(name for label in labels for name in models if label in name.upper())
files = [name for name in models if name.startswith(first.split("00001-of-")[0])]
llm = Llama.from_pretrained(
    repo_id="TheBloke/Llama-2-7B-GGUF",
    filename=files[0],
    additional_files=files[1:],
    n_ctx=4096,
    verbose=False,
)
answer = llm("Once upon a time,", max_tokens=128, echo=True)
print(answer["choices"][0]["text"])
