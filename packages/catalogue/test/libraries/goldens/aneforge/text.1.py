import aneforge as af
from transformers import AutoTokenizer

source = "aneforge/gpt2"
tokenizer = AutoTokenizer.from_pretrained(source)
model = af.load_llm(source)

tokens = tokenizer.encode("Who are you?")
print(tokenizer.decode(model.generate(tokens, max_new_tokens=20)))
