from pxia import AutoModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("openai-community/gpt2")
model = AutoModel.from_pretrained("phxia/gpt2")

inputs = tokenizer("Who are you?", return_tensors="pt")
print(model.generate(**inputs, max_new_tokens=20, tokenizer=tokenizer))
